/**
 * Questions from spreadsheet rows, copied (tab-separated) or saved as CSV (separated by commas or
 * semicolons): one row per question, or a question followed by one row per option.
 */
import type { PastedQuestion, SkippedText } from '#src/builder/files/pasted/pastedQuestion.ts'
import { staffWords } from '#src/staff/words/staffWords.ts'

import { answerMeaning } from './answers.ts'
import { answerRow } from './choice.ts'
import { type ColumnUse, meaningOfNames, shortName } from './columnUses.ts'
import { type Fields, isYes } from './fields.ts'
import type { CellRow } from './parseCells.ts'
import { questionFromFields } from './questionFromFields.ts'
import type { CellTable } from './table.ts'

const words = staffWords.cells

export type PastedTable = {
  columns: { name: string; example: string; use: ColumnUse }[]
  /** The line of the heading row, or the one that would be it. */
  headerLine: number
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
  const { names, headerLine, hasHeader } = table
  const uses = names.map((_, at) => chosen?.[at] ?? table.uses?.[at] ?? 'none')
  const columns = uses.map((use, at) => ({
    use,
    name: names[at] || words.column(columnLetter(at)),
    example:
      table.rows.find(({ cells }) => cells[at])?.cells[at]?.slice(0, MAX_EXAMPLE_LENGTH) ?? '',
  }))
  const { groups, orphans, repeated, advice } = grouped(table, uses)
  const fields = groups.map((rows) => fieldsOf(rows, uses))
  const decided = answerMeaning(
    fields.flatMap((each) => answerRow(each) ?? []),
    meaningOfNames(names, uses),
  )
  const asked = uses.indexOf('question')
  const unused = columns.filter(
    ({ use, example }, at) =>
      use === 'none' && example !== '' && !(at < asked && isNumbering(table.rows, at)),
  )
  return {
    questions: fields.map((each, at) => {
      const question = questionFromFields(each, decided)
      const problems = (groups[at] ?? []).flatMap((row) => problemsOf(row, names))
      return { ...question, problems: [...question.problems, ...new Set(problems)] }
    }),
    skipped: [
      ...table.above.map((row) => skippedRow(row, words.skipped.aboveHeader)),
      ...orphans.map((row) => skippedRow(row, words.skipped.noQuestion)),
      ...repeated.map((row) => skippedRow(row, words.skipped.header)),
      ...advice.map((row) => skippedRow(row, words.skipped.advice)),
    ].toSorted((a, b) => a.line - b.line),
    notes: [
      ...(unused.length === 0
        ? []
        : [staffWords.pasting.unusedColumns(unused.map(({ name }) => shortName(name)))]),
      ...(table.leftOut === 0 ? [] : [words.tooManyColumns(columns.length)]),
    ],
    table: { columns, headerLine, hasHeader },
  }
}

function problemsOf(row: CellRow, names: readonly string[]): string[] {
  const failed = row.cells.filter((cell) => FORMULA_ERROR.test(cell))
  return [
    ...failed.map((cell) => words.problems.formula(cell)),
    ...(hasMore(row, names) ? [words.problems.moreCells] : []),
  ]
}

const FORMULA_ERROR = /^#(?:VALUE!|REF!|N\/A|NAME\?|DIV\/0!|NULL!|NUM!)$/

/** Whether a row has cells beyond the headings, as where a comma in a text lacks its quotes. */
function hasMore({ cells }: CellRow, names: readonly string[]): boolean {
  const width = names.findLastIndex((name) => name !== '') + 1
  return width > 0 && cells.slice(width).some((cell) => cell !== '')
}

function skippedRow({ line, cells }: CellRow, why: string): SkippedText {
  return { line, text: cells.filter(Boolean).join(' · '), why }
}

/** 1, 2, 3 and so on, as far as the rows are filled. */
function isNumbering(rows: readonly CellRow[], at: number): boolean {
  const numbers = rows.flatMap(({ cells }) => cells[at] || [])
  return numbers.every((cell, row) => {
    const before = numbers[row - 1]
    return /^\d+[.)]?$/.test(cell) && (!before || Number.parseInt(cell) > Number.parseInt(before))
  })
}

const MAX_EXAMPLE_LENGTH = 80

type Groups = {
  groups: CellRow[][]
  orphans: CellRow[]
  repeated: CellRow[]
  /** What a template says below its headings. */
  advice: CellRow[]
}

/** A row without a question has more options for the one above; one with only a number has nothing. */
function grouped({ rows, names }: CellTable, uses: readonly ColumnUse[]): Groups {
  const question = uses.indexOf('question')
  const groups: CellRow[][] = []
  const orphans: CellRow[] = []
  const repeated: CellRow[] = []
  const advice: CellRow[] = []
  if (question < 0) return { groups, orphans, repeated, advice }
  const option = uses.filter((use) => use === 'option').length === 1 ? uses.indexOf('option') : -1
  for (const row of rows) {
    const filled = row.cells.filter(Boolean)
    const isHeader =
      names.some(Boolean) && names.every((name, at) => name === (row.cells[at] ?? ''))
    if (isHeader) repeated.push(row)
    else if (row === rows[0] && isAdvice(filled)) advice.push(row)
    else if (row.cells[question]) groups.push([row])
    else if (option >= 0 && row.cells[option] && groups.length > 0) groups.at(-1)?.push(row)
    else if (filled.length > 1 || !/^\d+[.)]?$/.test(filled[0] ?? '')) orphans.push(row)
  }
  return { groups, orphans, repeated, advice }
}

function isAdvice(cells: readonly string[]): boolean {
  const advising = cells.filter((cell) => /\((?:required|optional|default)\b/i.test(cell))
  return advising.length > 1 && advising.length * 2 >= cells.length
}

/** Several cells with an answer, or with tags, are a list. */
const BETWEEN: Partial<Record<ColumnUse, string>> = { explanation: '\n\n', help: '\n\n' }

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
    text: (use) =>
      cellsOf(use)
        .filter(Boolean)
        .join(BETWEEN[use] ?? '\n'),
  }
}

/** A, B, … Z, AA. */
function columnLetter(at: number): string {
  const last = String.fromCharCode(65 + (at % 26))
  return at < 26 ? last : columnLetter(Math.floor(at / 26) - 1) + last
}
