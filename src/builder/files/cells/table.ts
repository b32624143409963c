import { numberMark, optionMark } from '#src/builder/files/quiz/lineMarks.ts'

import { type ColumnUse, usesOfNames } from './columnUses.ts'
import { guessedUses } from './guessedUses.ts'
import { type CellRow, type Delimiter, parseCells } from './parseCells.ts'

/** More columns than anyone would assign by hand. */
const MAX_COLUMNS = 60

export type CellTable = {
  /** Without the heading row. */
  rows: CellRow[]
  /** From the heading row; empty strings if there is none. */
  names: string[]
  hasHeader: boolean
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

/** With or without a heading row, or detected automatically (null). */
export function tableOf(rows: readonly CellRow[], wanted: boolean | null): CellTable {
  const width = Math.min(
    MAX_COLUMNS,
    rows.reduce((most, { cells }) => Math.max(most, cells.length), 0),
  )
  const first = Array.from({ length: width }, (_, at) => rows[0]?.cells[at] ?? '')
  const named = usesOfNames(first)
  const hasHeader = wanted ?? named !== null
  const below = hasHeader ? rows.slice(1) : [...rows]
  return {
    rows: below,
    names: hasHeader ? first : first.map(() => ''),
    hasHeader,
    uses: (hasHeader ? named : null) ?? guessedUses(below, width),
  }
}

/**
 * Commas are common in text, so these rows must have the same number of cells, and contain
 * questions.
 */
function evenRows(text: string, delimiter: Delimiter): CellRow[] | null {
  const [firstLine = ''] = text.split('\n', 1)
  if (!firstLine.includes(delimiter)) return null
  const rows = parseCells(text, delimiter)
  const width = rows[0]?.cells.length ?? 0
  const even = rows.filter(({ cells }) => cells.length === width).length
  if (rows.length < 2 || width < 2 || even < rows.length * 0.8) return null
  const { hasHeader, uses } = tableOf(rows, null)
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
