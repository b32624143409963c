import type { Result } from '#schemas/result.ts'
import type { WorkbookSheet } from '#src/builder/files/workbook/readWorkbook.ts'

import { readPasted } from './readPasted.ts'
import { SHEET_READERS } from './readers.ts'

export type OpenedSheets = {
  sheets: WorkbookSheet[]
  /** The place of the one whose text is read. */
  chosen: number
}

/**
 * The sheets of a file with questions, or a sentence that says why they can't be read. The first one
 * with rows of questions is chosen. Null if the file is of no such format, and may be text.
 */
export function openSheets(bytes: ArrayBuffer): Result<OpenedSheets, string> | null {
  const row = SHEET_READERS.find(({ recognisesBytes }) => recognisesBytes(bytes))
  if (row === undefined) return null
  const read = row.sheets.read(bytes)
  if (!read.ok) return read
  const sheets = read.value
  const found = sheets.map(({ text }) => readPasted(text))
  const inRows = found.findIndex(({ questions, table }) => table && questions.length > 0)
  const inText = found.findIndex(({ questions }) => questions.length > 0)
  const chosen = [inRows, inText].find((at) => at >= 0) ?? 0
  return { ok: true, value: { sheets, chosen } }
}
