import { numberMark, optionMark } from '#src/builder/files/quiz/lineMarks.ts'

import { type ColumnUse, usesOfNames } from './columnUses.ts'
import { guessedUses } from './guessedUses.ts'
import { type CellRow, type Delimiter, parseCells } from './parseCells.ts'

/** More columns than anyone would assign by hand. */
const MAX_COLUMNS = 60

export type CellTable = {
  /** Below the heading row. */
  rows: CellRow[]
  /** Above the heading row. */
  above: CellRow[]
  /** From the heading row; empty strings if there is none. */
  names: string[]
  hasHeader: boolean
  /** The line of the heading row, or the one that would be it. */
  headerLine: number
  /** Columns that are not read, because there are too many. */
  leftOut: number
  /** Null if it is not clear which column has the questions. */
  uses: ColumnUse[] | null
}

/**
 * The rows of a text that looks like cells, tabs first because nobody types them. Null for any
 * other text.
 */
export function rowsIn(text: string): CellRow[] | null {
  if (text.includes('\t')) {
    const rows = parseCells(text, '\t')
    const wide = rows.filter(({ cells }) => cells.length > 1).length
    if (rows.length > 1 && wide >= rows.length * 0.8 && !isMarked(rows)) return rows
  }
  return evenRows(text, ';') ?? evenRows(text, ',')
}

/** The rows of a text that is known to be cells. */
export function anyRows(text: string): CellRow[] {
  return rowsIn(text) ?? parseCells(text, likelyDelimiter(text))
}

/** Titles and instructions above a heading row are never longer. */
const MAX_ABOVE = 30

/** With or without a heading row, or detected automatically (null). */
export function tableOf(rows: readonly CellRow[], wanted: boolean | null): CellTable {
  const all = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0)
  const width = Math.min(MAX_COLUMNS, all)
  const found = headerPlace(rows, width)
  const hasHeader = wanted ?? found !== null
  const place = found ?? 0
  const header = cellsOf(rows[place], width)
  const below = hasHeader ? rows.slice(place + 1) : [...rows]
  return {
    rows: below,
    above: hasHeader ? rows.slice(0, place) : [],
    names: hasHeader ? header : header.map(() => ''),
    hasHeader,
    headerLine: rows[place]?.line ?? 1,
    leftOut: all - width,
    uses:
      (hasHeader ? withMerged(usesOfNames(header), header, below) : null) ??
      guessedUses(below, width),
  }
}

/** A heading such as “Options” may be merged over several columns, of which only the first has it. */
function withMerged(
  uses: readonly ColumnUse[] | null,
  names: readonly string[],
  rows: readonly CellRow[],
): ColumnUse[] | null {
  if (uses === null) return null
  let isMerged = false
  return uses.map((use, at) => {
    const name = names[at] ?? ''
    if (name !== '') isMerged = use === 'option' && !/(?:\d|(?<!\p{L})\p{L})\W*$/u.test(name)
    return isMerged && use === 'none' && rows.some(({ cells }) => cells[at]) ? 'option' : use
  })
}

/** The first row whose cells are headings; null if there is none. */
function headerPlace(rows: readonly CellRow[], width: number): number | null {
  const place = rows
    .slice(0, MAX_ABOVE)
    .findIndex((row) => usesOfNames(cellsOf(row, width)) !== null)
  return place < 0 ? null : place
}

function cellsOf(row: CellRow | undefined, width: number): string[] {
  return Array.from({ length: width }, (_, at) => row?.cells[at] ?? '')
}

/**
 * Commas are common in text, so these rows must have about the same number of cells from the
 * headings on, and contain questions.
 */
function evenRows(text: string, delimiter: Delimiter): CellRow[] | null {
  const start = text.split('\n', MAX_ABOVE).join('\n')
  if (!start.includes(delimiter)) return null
  const rows = parseCells(text, delimiter)
  const { hasHeader, above, uses } = tableOf(rows, null)
  const table = rows.slice(above.length)
  const width = table[0]?.cells.length ?? 0
  // Programs leave out empty cells at the end of a row.
  const missing = hasHeader ? width / 4 : 0
  const even = table.filter(({ cells }) => Math.abs(cells.length - width) <= missing).length
  if (table.length < 2 || width < 2 || even < table.length * 0.8) return null
  return hasHeader || uses?.includes('option') ? rows : null
}

/** A quiz whose numbers and letters are followed by tabs. */
function isMarked(rows: readonly CellRow[]): boolean {
  const marked = rows.filter(({ cells }) => {
    const first = cells.find((cell) => cell !== '') ?? ''
    if (first.length > 5 || cells.filter(Boolean).length > 2) return false
    return /^[·•▪◦‣●o-]$/u.test(first) || (numberMark(first) ?? optionMark(first)) !== null
  })
  return marked.length >= rows.length * 0.3
}

function likelyDelimiter(text: string): Delimiter {
  if (text.includes('\t')) return '\t'
  return text.split(';').length > text.split(',').length ? ';' : ','
}
