import type { Result } from '#schemas/result.ts'
import type { WorkbookSheet } from '#src/builder/files/workbook/readWorkbook.ts'

import { fileBytes } from './fileBytes.ts'
import { readPasted } from './readPasted.ts'
import { PASTED, READERS } from './readers.ts'
import { sourceOf } from './source.ts'

/** How many sheets have been looked into. */
type Report = (progress: { done: number; total: number }) => void

export type OpenedSheets = {
  sheets: WorkbookSheet[]
  /** How many questions each has. */
  counts: readonly number[]
  /** The place of the one whose text is read. */
  chosen: number
}

/** Formats of files that are not text. */
const BINARIES = READERS.filter((row) => 'recognisesBytes' in row)

/**
 * The sheets of a file with questions, or a sentence that says why it isn't read. The first sheet with
 * rows of questions is chosen. Null if the file is text. Of one that is not whole only the ends are
 * there: a sentence if it is of a format that isn't read, otherwise null.
 */
export function openSheets(
  bytes: ArrayBuffer,
  isWhole = true,
  report: Report = () => undefined,
): Result<OpenedSheets, string> | null {
  const file = fileBytes(bytes)
  const row = BINARIES.find(({ recognisesBytes }) => recognisesBytes(file))
  if (row === undefined) return isWhole ? null : refusedStart(file.bytes)
  if (!('sheets' in row)) return refused(row.noQuestions)
  if (!isWhole) return 'noQuestions' in row ? refused(row.noQuestions) : null
  const read = row.sheets.read(bytes)
  if (!read.ok) return read
  const sheets = read.value
  const found = sheets.map(({ text }, done) => {
    report({ done, total: sheets.length })
    return readPasted(text)
  })
  const inRows = found.findIndex(({ questions, table }) => table && questions.length > 0)
  const inText = found.findIndex(({ questions }) => questions.length > 0)
  const chosen = [inRows, inText].find((at) => at >= 0) ?? 0
  return {
    ok: true,
    value: { sheets, counts: found.map(({ questions }) => questions.length), chosen },
  }
}

/** A large text is only worth reading if it has questions. */
function refusedStart(bytes: ArrayBuffer): Result<never, string> | null {
  const source = sourceOf(new TextDecoder().decode(bytes))
  const row = PASTED.find(({ recognises }) => recognises(source))
  return row && 'noQuestions' in row ? refused(row.noQuestions) : null
}

function refused({ title, text }: { title: string; text: string }): Result<never, string> {
  return { ok: false, error: `${title}. ${text}` }
}
