/** Comma-separated values as in RFC 4180 (rules W1 to W5 in `README.md`). */
import { type Cell, looksLikeFormula, wellFormed } from './cell.ts'

/** Tells Excel that a file is in UTF-8. Most other programs need nothing. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** One row with its line break. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(field).join(',')}\r\n`
}

/** The text as a field contains it, before it is quoted (rules W2 and W4). */
export function guardedText(text: string): string {
  const clean = wellFormed(text).replaceAll('\0', '\uFFFD')
  return needsGuard(clean) ? `'${clean}` : clean
}

/** Whether an apostrophe is written in front of it (rule W2). */
export function isGuarded(cell: Cell): boolean {
  return typeof cell === 'string' && needsGuard(cell)
}

function needsGuard(text: string): boolean {
  return looksLikeFormula(text.replace(/^'+/, ''))
}

function field(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE'
  if (typeof cell === 'string') return quoted(guardedText(cell))
  return 'date' in cell ? cell.date : spreadsheetMoment(cell.moment)
}

/** Spreadsheets take no moment with a `T`, a fraction or a `Z` for a date (rule W3). */
function spreadsheetMoment(moment: string): string {
  const toSecond = new Date(Math.round(Date.parse(moment) / 1000) * 1000).toISOString()
  return toSecond.slice(0, 19).replace('T', ' ')
}

/** Quotes a cell also where only other separators, or white space at an end, could be misread. */
function quoted(text: string): string {
  if (!/[",;\t\r\n]|^\s|\s$/.test(text)) return text
  return `"${text.replaceAll('"', '""')}"`
}
