/** What was found in pasted text, whatever its format, and what is not imported. */
import type { ColumnUse } from '#src/exchange/cells/columnUses.ts'

/** The formats that questions can be read from. */
export type PastedFormat = 'quiz' | 'gift' | 'cells'

/** The formats that are recognised but not read. */
export type OtherFormat =
  | 'assessment'
  | 'surveyJs'
  | 'json'
  | 'brokenJson'
  | 'moodleXml'
  | 'qti'
  | 'xml'
  | 'html'
  | 'rtf'
  | 'binary'

export type PastedReading = {
  /** The format it was read as; null if nothing was read. */
  format: PastedFormat | null
  /** The recognised format it is in instead. */
  other: OtherFormat | null
  questions: PastedQuestion[]
  skipped: SkippedText[]
  /** Sentences about properties of all questions. */
  notes: string[]
  /** For spreadsheet rows: what each column was taken for. */
  table?: PastedTable
}

export type PastedTable = {
  columns: { name: string; example: string; use: ColumnUse }[]
  /** The first row contains headings. */
  hasHeader: boolean
}

/** The user's choices, which override detection; null where nothing was chosen. */
export type PastedChoices = {
  as: PastedFormat | null
  uses: readonly ColumnUse[] | null
  hasHeader: boolean | null
}

/** No choices: the format is detected. */
export const AS_IT_LOOKS: PastedChoices = { as: null, uses: null, hasHeader: null }

/** Text that is not part of any question. `line`: from 1. */
export type SkippedText = { line: number; text: string; why: string }

type Shared = {
  /** Its line in the text, from 1. */
  line: number
  prompt: string
  help?: string
  explanation?: string
  tags?: string[]
  /** The question's name in exports; replaced by a free one if missing or taken. */
  code?: string
  /** If the text says how many; otherwise 1 point if there is a key. */
  points?: number
  /** If the text says so. */
  required?: boolean
  /** Sentences about what to check before adding it. */
  problems: string[]
  /** Sentences about what is left out or converted. */
  notes: string[]
}

/** A question that was found. Texts are Markdown sources; `key` contains indexes of options. */
export type PastedQuestion = Shared &
  (
    | {
        kind: 'singleChoice' | 'multipleChoice'
        options: string[]
        /** Empty if the text doesn't say. */
        key: number[]
        /** Points per option, in place of a key. */
        optionPoints?: number[]
        shuffle?: boolean
      }
    | { kind: 'matrix'; rows: string[]; options: string[] /** One option a row. */; key: number[] }
    | { kind: 'shortText'; accepted: string[] }
    | { kind: 'number'; key: { value: number; tolerance: number } | null }
    | { kind: 'date'; key: string | null }
    | { kind: 'rating'; key: number | null }
    | { kind: 'longText' }
    | { kind: 'statement' }
  )
