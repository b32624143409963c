/** How the builder shows each kind of question. */
import {
  AlignLeft,
  BadgeCheck,
  CalendarDays,
  CircleDot,
  CodeXml,
  Grid3x3,
  Hash,
  Info,
  ListOrdered,
  type LucideIcon,
  Paperclip,
  Signature,
  SquareCheck,
  Star,
  TextCursorInput,
} from 'lucide-react'
import type { QuestionKind } from '#schemas/question.ts'
import { KIND_NAMES } from '#src/staff/words/kindNames.ts'

type KindLook = {
  /** Its name is always beside it, or read out. */
  icon: LucideIcon
  name: string
  /** A few words on what the kind is for. */
  hint: string
}

/** In the order offered. A missing kind does not compile. */
const looks: { readonly [K in QuestionKind]: KindLook } = {
  singleChoice: {
    icon: CircleDot,
    name: KIND_NAMES.singleChoice,
    hint: 'One of several options',
  },
  multipleChoice: {
    icon: SquareCheck,
    name: KIND_NAMES.multipleChoice,
    hint: 'Any of several options',
  },
  shortText: {
    icon: TextCursorInput,
    name: KIND_NAMES.shortText,
    hint: 'A line of text, an email, a phone number or a web address',
  },
  longText: {
    icon: AlignLeft,
    name: KIND_NAMES.longText,
    hint: 'Several lines, in the candidate’s own words',
  },
  number: {
    icon: Hash,
    name: KIND_NAMES.number,
    hint: 'A number, with a range and a unit if you like',
  },
  date: {
    icon: CalendarDays,
    name: KIND_NAMES.date,
    hint: 'A date, within a range if you like',
  },
  rating: {
    icon: Star,
    name: KIND_NAMES.rating,
    hint: 'A point on a scale, such as 1 to 5',
  },
  ranking: {
    icon: ListOrdered,
    name: KIND_NAMES.ranking,
    hint: 'Options to put in order',
  },
  matrix: {
    icon: Grid3x3,
    name: KIND_NAMES.matrix,
    hint: 'The same options for several rows',
  },
  file: {
    icon: Paperclip,
    name: KIND_NAMES.file,
    hint: 'One or more files, such as a CV or a portfolio',
  },
  code: {
    icon: CodeXml,
    name: KIND_NAMES.code,
    hint: 'Text in a programming language, highlighted and never run',
  },
  signature: {
    icon: Signature,
    name: KIND_NAMES.signature,
    hint: 'A signature, drawn or typed',
  },
  consent: {
    icon: BadgeCheck,
    name: KIND_NAMES.consent,
    hint: 'A checkbox to agree to something',
  },
  statement: {
    icon: Info,
    name: KIND_NAMES.statement,
    hint: 'Text to read, nothing to answer',
  },
}

export const questionKinds: readonly QuestionKind[] = Object.keys(looks).filter(isKind)

export function kindName(kind: QuestionKind): string {
  return looks[kind].name
}

export function kindHint(kind: QuestionKind): string {
  return looks[kind].hint
}

export function KindIcon({ kind, size = 16 }: { kind: QuestionKind; size?: number }) {
  const Icon = looks[kind].icon
  return <Icon size={size} aria-hidden />
}

function isKind(key: string): key is QuestionKind {
  return key in looks
}
