/**
 * What was found in pasted text, whatever it was written in, and what of it is not taken over.
 */
import type { ColumnUse } from '#src/exchange/cells/columnUses.ts'

/** What we read questions from. */
export type PastedFormat = 'quiz' | 'gift' | 'cells'

/** What we know when we see it, and do not read questions from. */
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
  /** What it was read as; null where nothing was read. */
  format: PastedFormat | null
  /** What it is instead. */
  other: OtherFormat | null
  questions: PastedQuestion[]
  skipped: SkippedText[]
  /** Sentences about what becomes of things that all questions have. */
  notes: string[]
  /** Of spreadsheet rows: what each column was taken for. */
  table?: PastedTable
}

export type PastedTable = {
  columns: { name: string; example: string; use: ColumnUse }[]
  /** The first row names the columns. */
  hasHeader: boolean
}

/** What was said of a text in place of what it looks like; null where nothing was. */
export type PastedChoices = {
  as: PastedFormat | null
  uses: readonly ColumnUse[] | null
  hasHeader: boolean | null
}

/** Nothing said: the text is read as what it looks like. */
export const AS_IT_LOOKS: PastedChoices = { as: null, uses: null, hasHeader: null }

/** Text that became no part of a question. `line`: from 1. */
export type SkippedText = { line: number; text: string; why: string }

type Shared = {
  /** Of the text that was read, from 1. */
  line: number
  prompt: string
  help?: string
  explanation?: string
  tags?: string[]
  /** Names the question in exports; a free one is given where it is missing or taken. */
  code?: string
  /** Where the text says how many; without them 1 point where a key is known. */
  points?: number
  /** Where the text says whether. */
  required?: boolean
  /** Sentences about what to look at before adding it. */
  problems: string[]
  /** Sentences about what is left out, or is something else here. */
  notes: string[]
}

/** A question that was found. Texts are Markdown sources; `key` holds indexes of options. */
export type PastedQuestion = Shared &
  (
    | {
        kind: 'singleChoice' | 'multipleChoice'
        options: string[]
        /** Empty where the text does not say. */
        key: number[]
        /** Points of each option, in place of a key. */
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
