/** Rows of a worksheet in XML (rules W6 to W11 in `README.md`). */
import { dayNumber } from '#src/assessment/engine/calendar.ts'

import { type Cell, looksLikeFormula, wellFormed } from './cell.ts'

/** The limits of Excel for one cell, one row and one sheet. */
export const XLSX_LIMITS = { text: 32_767, columns: 16_384, rows: 1_048_576 } as const

/** The formats of cells, by their place in the style sheet. */
export const STYLES = { plain: 0, date: 1, moment: 2, heading: 3, quoted: 4 } as const

export interface RowXml {
  xml: string
  /** Texts that were too long for a cell. */
  shortened: number
}

/** `at`: the row, from 1. */
export function rowXml(cells: readonly Cell[], at: number, isHeading = false): RowXml {
  let xml = ''
  let shortened = 0
  for (const [column, cell] of cells.entries()) {
    if (cell === null || cell === '') continue
    if (typeof cell === 'string') {
      const text = shortenedText(cell)
      if (text !== cell) shortened += 1
      const style = isHeading ? STYLES.heading : textStyle(text)
      xml += `<c r="${columnName(column)}${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${textXml(text)}</t></is></c>`
    } else xml += valueXml(cell, `${columnName(column)}${at}`)
  }
  return { xml: `<row r="${at}">${xml}</row>`, shortened }
}

/** "A", "Z", "AA". */
export function columnName(column: number): string {
  const before = Math.floor(column / 26)
  const letter = String.fromCharCode(65 + (column % 26))
  return before === 0 ? letter : `${columnName(before - 1)}${letter}`
}

function valueXml(cell: Exclude<Cell, string | null>, place: string): string {
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`
  if (typeof cell === 'boolean') return `<c r="${place}" t="b"><v>${cell ? 1 : 0}</v></c>`
  const [style, serial, text] =
    'date' in cell
      ? [STYLES.date, dayNumber(cell.date) - BEFORE_EXCEL, cell.date]
      : [STYLES.moment, momentNumber(cell.moment), cell.moment]
  if (serial >= FIRST_SAFE_DAY) return `<c r="${place}" s="${style}"><v>${serial}</v></c>`
  return `<c r="${place}" t="inlineStr"><is><t>${textXml(text)}</t></is></c>`
}

/** The days from year 1 to the first day of a spreadsheet's calendar. */
const BEFORE_EXCEL = 693_594
/** 1 March 1900: before it programs disagree, because Excel has a 29 February 1900 (rule W8). */
const FIRST_SAFE_DAY = 61
const DAY_SECONDS = 86_400

/** To the second, because the fraction of a day that a millisecond is has too many digits. */
function momentNumber(moment: string): number {
  const days = Math.round(Date.parse(moment) / 1000) / DAY_SECONDS
  return days + dayNumber('1970-01-01') - BEFORE_EXCEL
}

/** Editing a cell would turn its text into a formula without this mark (rule W7). */
function textStyle(text: string): number {
  return looksLikeFormula(text) ? STYLES.quoted : STYLES.plain
}

/** Cuts a text that a cell can't hold between whole characters, and adds its length (rule W10). */
function shortenedText(text: string): string {
  if (text.length <= XLSX_LIMITS.text) return text
  const statement = ` … [Shortened: this text has ${text.length.toLocaleString('en')} characters, and a cell of Excel holds ${XLSX_LIMITS.text.toLocaleString('en')}. The CSV and JSON files have all of it.]`
  const kept = text.slice(0, XLSX_LIMITS.text - statement.length)
  return `${kept.replace(/[\uD800-\uDBFF]$/, '')}${statement}`
}

/** Escaped for XML and for spreadsheets, which read `_x0041_` as a character (rule W9). */
export function textXml(text: string): string {
  return wellFormed(text)
    .replace(/\r\n?/g, '\n')
    .replace(UNWRITABLE, '\uFFFD')
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}

/** Characters that XML 1.0 has no form for. */
// oxlint-disable-next-line no-control-regex -- it is about them
const UNWRITABLE = /[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g
