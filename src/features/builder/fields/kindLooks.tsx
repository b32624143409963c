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
    name: 'Single choice',
    hint: 'One of several options',
  },
  multipleChoice: {
    icon: SquareCheck,
    name: 'Multiple choice',
    hint: 'Any of several options',
  },
  shortText: {
    icon: TextCursorInput,
    name: 'Short text',
    hint: 'A line of text, an email, a phone number or a web address',
  },
  longText: {
    icon: AlignLeft,
    name: 'Long text',
    hint: 'Several lines, in the candidate’s own words',
  },
  number: {
    icon: Hash,
    name: 'Number',
    hint: 'A number, with a range and a unit if you like',
  },
  date: {
    icon: CalendarDays,
    name: 'Date',
    hint: 'A date, within a range if you like',
  },
  rating: {
    icon: Star,
    name: 'Rating',
    hint: 'A point on a scale, such as 1 to 5',
  },
  ranking: {
    icon: ListOrdered,
    name: 'Ranking',
    hint: 'Options to put in order',
  },
  matrix: {
    icon: Grid3x3,
    name: 'Matrix',
    hint: 'The same options for several rows',
  },
  file: {
    icon: Paperclip,
    name: 'File upload',
    hint: 'One or more files, such as a CV or a portfolio',
  },
  code: {
    icon: CodeXml,
    name: 'Code',
    hint: 'Text in a programming language, highlighted and never run',
  },
  signature: {
    icon: Signature,
    name: 'Signature',
    hint: 'A signature, drawn or typed',
  },
  consent: {
    icon: BadgeCheck,
    name: 'Consent',
    hint: 'A checkbox to agree to something',
  },
  statement: {
    icon: Info,
    name: 'Statement',
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
