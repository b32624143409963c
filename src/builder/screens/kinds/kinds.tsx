/** How the builder shows each kind of question, and its settings. */
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
import { type ComponentType, createElement } from 'react'

import type { Question, QuestionKind, QuestionOf } from '#schemas/question.ts'
import { authoredLabel } from '#src/builder/files/markdown.ts'
import { AuthoredField } from '#src/builder/screens/fields/AuthoredField.tsx'
import { useQuestionEdit } from '#src/builder/screens/fields/useQuestionEdit.ts'
import styles from '#src/staff/fields/fieldLayout.module.css'
import { KIND_NAMES } from '#src/staff/words/kindNames.ts'

import { MultipleChoiceProperties, SingleChoiceProperties } from './choices.tsx'
import { FileProperties } from './file.tsx'
import { MatrixProperties } from './matrix.tsx'
import { RankingProperties } from './ranking.tsx'
import { CodeProperties, LongTextProperties, ShortTextProperties } from './texts.tsx'
import { DateProperties, NumberProperties, RatingProperties } from './values.tsx'

type Kind<K extends QuestionKind> = {
  /** Its name is always beside it, or read out. */
  icon: LucideIcon
  name: string
  /** A few words on what the kind is for. */
  hint: string
  Properties: ComponentType<{ question: QuestionOf<K> }>
}

/** In the order offered. A missing kind does not compile. */
const kinds: { readonly [K in QuestionKind]: Kind<K> } = {
  singleChoice: {
    icon: CircleDot,
    name: KIND_NAMES.singleChoice,
    hint: 'One of several options',
    Properties: SingleChoiceProperties,
  },
  multipleChoice: {
    icon: SquareCheck,
    name: KIND_NAMES.multipleChoice,
    hint: 'Any of several options',
    Properties: MultipleChoiceProperties,
  },
  shortText: {
    icon: TextCursorInput,
    name: KIND_NAMES.shortText,
    hint: 'A line of text, an email, a phone number or a web address',
    Properties: ShortTextProperties,
  },
  longText: {
    icon: AlignLeft,
    name: KIND_NAMES.longText,
    hint: 'Several lines, in the candidate’s own words',
    Properties: LongTextProperties,
  },
  number: {
    icon: Hash,
    name: KIND_NAMES.number,
    hint: 'A number, with a range and a unit if you like',
    Properties: NumberProperties,
  },
  date: {
    icon: CalendarDays,
    name: KIND_NAMES.date,
    hint: 'A date, within a range if you like',
    Properties: DateProperties,
  },
  rating: {
    icon: Star,
    name: KIND_NAMES.rating,
    hint: 'A point on a scale, such as 1 to 5',
    Properties: RatingProperties,
  },
  ranking: {
    icon: ListOrdered,
    name: KIND_NAMES.ranking,
    hint: 'Options to put in order',
    Properties: RankingProperties,
  },
  matrix: {
    icon: Grid3x3,
    name: KIND_NAMES.matrix,
    hint: 'The same options for several rows',
    Properties: MatrixProperties,
  },
  file: {
    icon: Paperclip,
    name: KIND_NAMES.file,
    hint: 'One or more files, such as a CV or a portfolio',
    Properties: FileProperties,
  },
  code: {
    icon: CodeXml,
    name: KIND_NAMES.code,
    hint: 'Text in a programming language, highlighted and never run',
    Properties: CodeProperties,
  },
  signature: {
    icon: Signature,
    name: KIND_NAMES.signature,
    hint: 'A signature, drawn or typed',
    Properties: SignatureProperties,
  },
  consent: {
    icon: BadgeCheck,
    name: KIND_NAMES.consent,
    hint: 'A checkbox to agree to something',
    Properties: ConsentProperties,
  },
  statement: {
    icon: Info,
    name: KIND_NAMES.statement,
    hint: 'Text to read, nothing to answer',
    Properties: StatementProperties,
  },
}

export const questionKinds: readonly QuestionKind[] = Object.keys(kinds).filter(isKind)

export function kindName(kind: QuestionKind): string {
  return kinds[kind].name
}

export function kindHint(kind: QuestionKind): string {
  return kinds[kind].hint
}

export function KindIcon({ kind, size = 16 }: { kind: QuestionKind; size?: number }) {
  const Icon = kinds[kind].icon
  return <Icon size={size} aria-hidden />
}

/** The settings of the question's kind. */
export function Properties({ question }: { question: Question }) {
  return createElement(propertiesOf(question), { key: question.id, question })
}

function propertiesOf<K extends QuestionKind>({ kind }: { kind: K }): Kind<K>['Properties'] {
  return kinds[kind].Properties
}

function isKind(key: string): key is QuestionKind {
  return key in kinds
}

function ConsentProperties({ question }: { question: QuestionOf<'consent'> }) {
  const edit = useQuestionEdit(question.id)
  return (
    <AuthoredField
      label="Checkbox label"
      field="label"
      help="What a candidate agrees to by ticking it."
      text={question.label}
      read={authoredLabel}
      onType={(label) => edit.type('editCheckboxLabel', 'label', { label })}
    />
  )
}

function SignatureProperties() {
  return (
    <p className={styles.note}>
      Candidates draw their signature, or type their name if they can’t draw.
    </p>
  )
}

function StatementProperties() {
  return <p className={styles.note}>Candidates read this text; there is nothing to answer.</p>
}
