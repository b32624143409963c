import { authored, authoredLabel } from '#src/builder/files/markdown.ts'
import { plainSource } from '#src/builder/files/markup/plainSource.ts'
import { optionMark, numberMark } from '#src/builder/files/quiz/lineMarks.ts'

import type { ColumnUse } from './columnUses.ts'

/** The cells of one question, by what their columns hold. */
export type Fields = {
  line: number
  /** In column order, including empty ones, so that a letter or number identifies its column. */
  options: string[]
  wrongOptions: string[]
  /** Indexes of the options marked as correct, when each option has its own row. */
  marked: number[]
  text: (use: ColumnUse) => string
}

/** Cells with a code block, inline code or bold text were written in Markdown. */
const IS_MARKDOWN = /```|`[^`\n]+`|\*\*[^*\n]+\*\*/

/** A text as Markdown source that renders as the cell reads. */
export function textSource(cell: string): string {
  return IS_MARKDOWN.test(cell) ? cell : plainSource(cell, authored)
}

/** An option's text as Markdown source, without its letter, which the column already says. */
export function labelSource(cell: string): string {
  const mark = cell.includes('\n') ? null : optionMark(cell)
  const text = mark === null || mark.text === '' ? cell : mark.text
  return IS_MARKDOWN.test(text) ? text : plainSource(text, authoredLabel)
}

/** The question without its number. */
export function promptSource(cell: string): string {
  const mark = numberMark(cell)
  return textSource(mark === null || mark.text === '' ? cell : mark.text)
}

/** The items in one cell: separated by line breaks, or by semicolons or bars, or else by commas. */
export function listed(cell: string): string[] {
  const parts = /\n/.test(cell) ? cell.split('\n') : cell.split(/\s*[;|]\s*/)
  const items = parts.length > 1 ? parts : cell.split(/,\s*/)
  return items.map((item) => item.trim()).filter((item) => item !== '')
}

/** A cell that says yes, like one beside the correct option. */
export function isYes(cell: string): boolean {
  return /^(?:x|✓|✔|✅|yes|y|true|1|correct|right|required|ja|oui|sí|si|sim|да|是)$/iu.test(
    cell.trim(),
  )
}
