import type { Result } from '#schemas/result.ts'
import type { ColumnUse } from '#src/builder/files/cells/columnUses.ts'
import type { PastedTable } from '#src/builder/files/cells/readCells.ts'
import type { Unreadable } from '#src/storage/json/unreadableFile.ts'
import type { ReadAssessment } from '#src/builder/files/json/writeAssessmentFile.ts'
import type { PastedQuestion, SkippedText } from '#src/builder/files/pasted/pastedQuestion.ts'

import type { WorkbookSheet } from '#src/builder/files/workbook/readWorkbook.ts'

import type { FileBytes } from './fileBytes.ts'
import type { Source } from './source.ts'

/**
 * A format, and what becomes of it where questions are pasted and where an assessment is opened. It
 * is not looked for where the row says nothing about it.
 */
export interface Reader {
  name: string
  recognises: (source: Source) => boolean
  /** For a file that is not text. */
  recognisesBytes?: (file: FileBytes) => boolean
  /** How questions are read from it when it is pasted. */
  questions?: QuestionReader
  /** How the sheets of a file that is not text are read, as text with questions. */
  sheets?: SheetReader
  /** Why none are, and what to do instead. */
  noQuestions?: Refusal
  /** How an assessment is read from it when it is opened. */
  assessment?: AssessmentReader
  /** Why none is, completing “The file can’t be opened: …”. */
  noAssessment?: string
  /** Where it can be opened instead, or said how. */
  opensIn?: Door | null
}

/** Places that open files. */
export type Door = 'pastedQuestions' | 'newAssessment' | 'dataPage'

export interface Refusal {
  title: string
  text: string
}

/** A refusal of a text, and where it can be opened instead. */
export type TextRefusal = Refusal & { opensIn: Door | null }

export interface QuestionReader {
  /** In the list of formats that a text can be read as. */
  label: string
  /** The name of the format in a sentence: “11 questions found in GIFT”; null if it isn’t named. */
  inSentence: string | null
  /** Endings and media types of files with such a text. */
  accept: readonly string[]
  read: (text: string, columns: ColumnChoices) => ReadQuestions
}

export interface SheetReader {
  /** The name of such files in a sentence; null if they aren’t read. */
  inSentence: string | null
  /** Endings and media types of such files. */
  accept: readonly string[]
  /** A sentence that says why they can’t be read, if so. */
  read: (bytes: ArrayBuffer) => Result<WorkbookSheet[], string>
}

export interface AssessmentReader {
  /** Endings and media types of such files. */
  accept: readonly string[]
  read: (text: string) => Result<ReadAssessment, Unreadable>
}

/** For spreadsheet rows: what the user said about the columns; null where nothing was chosen. */
export type ColumnChoices = {
  uses: readonly ColumnUse[] | null
  hasHeader: boolean | null
}

/** The questions found in a text, and notes on parts that are not imported. */
export type ReadQuestions = {
  questions: PastedQuestion[]
  skipped: SkippedText[]
  /** Sentences about properties of all questions. */
  notes: string[]
  /** For spreadsheet rows: what each column was taken for. */
  table?: PastedTable
}
