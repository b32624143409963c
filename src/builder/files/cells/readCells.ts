/**
 * Questions from spreadsheet rows, copied (tab-separated) or saved as CSV (separated by commas or
 * semicolons): one row per question, or a question followed by one row per option.
 */
import type { PastedQuestion, SkippedText } from '#src/builder/files/pasted/pastedQuestion.ts'
import { staffWords } from '#src/staff/words/staffWords.ts'

import type { ColumnUse } from './columnUses.ts'
import { type Fields, isYes } from './fields.ts'
import type { CellRow } from './parseCells.ts'
import { questionFromFields } from './questionFromFields.ts'
import type { CellTable } from './table.ts'

const words = staffWords.cells

export type PastedTable = {
  columns: { name: string; example: string; use: ColumnUse }[]
  /** The first row contains headings. */
  hasHeader: boolean
}

export type CellsReading = {
  questions: PastedQuestion[]
  skipped: SkippedText[]
  notes: string[]
  table: PastedTable
}

/** With `chosen`, the columns hold what it says. */
export function readCells(table: CellTable, chosen: readonly ColumnUse[] | null): CellsReading {
  const uses = table.names.map((_, at) => chosen?.[at] ?? table.uses?.[at] ?? 'none')
  const columns = uses.map((use, at) => ({
    use,
    name: table.names[at] || words.column(columnLetter(at)),
    example:
      table.rows.find(({ cells }) => cells[at])?.cells[at]?.slice(0, MAX_EXAMPLE_LENGTH) ?? '',
  }))
  const { groups, orphans } = grouped(table.rows, uses)
  return {
    questions: groups.map((rows) => questionFromFields(fieldsOf(rows, uses))),
    skipped: orphans.map(({ line, cells }) => ({
      line,
      text: cells.filter(Boolean).join(' · '),
      why: words.skipped.noQuestion,
    })),
    notes: [],
    table: { columns, hasHeader: table.hasHeader },
  }
}

const MAX_EXAMPLE_LENGTH = 80

type Groups = { groups: CellRow[][]; orphans: CellRow[] }

/** A row without a question has more options for the one above. */
function grouped(rows: readonly CellRow[], uses: readonly ColumnUse[]): Groups {
  const question = uses.indexOf('question')
  const groups: CellRow[][] = []
  const orphans: CellRow[] = []
  if (question < 0) return { groups, orphans }
  const option = uses.filter((use) => use === 'option').length === 1 ? uses.indexOf('option') : -1
  for (const row of rows) {
    if (row.cells[question]) groups.push([row])
    else if (option >= 0 && row.cells[option] && groups.length > 0) groups.at(-1)?.push(row)
    else orphans.push(row)
  }
  return { groups, orphans }
}

function fieldsOf(rows: readonly CellRow[], uses: readonly ColumnUse[]): Fields {
  const cellsOf = (use: ColumnUse): string[] =>
    rows.flatMap(({ cells }) => uses.flatMap((each, at) => (each === use ? (cells[at] ?? '') : [])))
  const answers = cellsOf('answer')
  const isMarked = rows.length > 1 && answers.every((cell) => cell === '' || isYes(cell))
  return {
    line: rows[0]?.line ?? 1,
    options: cellsOf('option'),
    wrongOptions: cellsOf('wrongOption'),
    marked: isMarked ? answers.flatMap((cell, at) => (cell === '' ? [] : at)) : [],
    text: (use) => cellsOf(use).find((cell) => cell !== '') ?? '',
  }
}

/** A, B, … Z, AA. */
function columnLetter(at: number): string {
  const last = String.fromCharCode(65 + (at % 26))
  return at < 26 ? last : columnLetter(Math.floor(at / 26) - 1) + last
}
