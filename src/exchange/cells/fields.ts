import { authored, authoredLabel } from '#src/exchange/markdown.ts'
import { plainSource } from '#src/exchange/markup/plainSource.ts'
import { optionMark, questionMark } from '#src/exchange/quiz/marks.ts'

import type { ColumnUse } from './columnUses.ts'

/** What the cells of one question say, by what their columns hold. */
export type Fields = {
  line: number
  /** In the order of the columns, empty ones too, so that a letter or a number names its column. */
  options: string[]
  wrongOptions: string[]
  /** Places of options that a mark beside them says are correct, where each has a row of its own. */
  marked: number[]
  text: (use: ColumnUse) => string
}

/** Cells with a block of code, code in a line or strong words were written in Markdown. */
const IS_MARKDOWN = /```|`[^`\n]+`|\*\*[^*\n]+\*\*/

/** A text of its own, as a Markdown source that is drawn as the cell reads. */
export function textSource(cell: string): string {
  return IS_MARKDOWN.test(cell) ? cell : plainSource(cell, authored)
}

/** An option, likewise; its letter says what the column says. */
export function labelSource(cell: string): string {
  const mark = cell.includes('\n') ? null : optionMark(cell)
  const text = mark === null || mark.text === '' ? cell : mark.text
  return IS_MARKDOWN.test(text) ? text : plainSource(text, authoredLabel)
}

/** The question without its number. */
export function promptSource(cell: string): string {
  const mark = questionMark(cell)
  return textSource(mark === null || mark.text === '' ? cell : mark.text)
}

/** What one cell lists: on lines of their own, or parted by semicolons or bars, or else by commas. */
export function listed(cell: string): string[] {
  const parts = /\n/.test(cell) ? cell.split('\n') : cell.split(/\s*[;|]\s*/)
  const items = parts.length > 1 ? parts : cell.split(/,\s*/)
  return items.map((item) => item.trim()).filter((item) => item !== '')
}

/** A cell that says yes, as beside the correct one of several options. */
export function saysYes(cell: string): boolean {
  return /^(?:x|✓|✔|✅|yes|y|true|1|correct|right|required|ja|oui|sí|si|sim|да|是)$/iu.test(
    cell.trim(),
  )
}
