import { namedOptions } from '#src/builder/files/quiz/answerKey.ts'
import { endsLikeQuestion } from '#src/builder/files/quiz/openQuestions.ts'

import type { ColumnUse } from './columnUses.ts'
import type { CellRow } from './parseCells.ts'

/** Enough rows to decide. */
const LOOKED_AT = 200

/**
 * Guesses from their contents what columns without headings hold; null if no column contains
 * questions.
 */
export function guessedUses(rows: readonly CellRow[], width: number): ColumnUse[] | null {
  const seen = rows.slice(0, LOOKED_AT).map(({ cells }) => cells)
  const columns = Array.from({ length: width }, (_, at) => seen.map((cells) => cells[at] ?? ''))
  const question = questionColumn(columns)
  if (question === null) return null
  const others = columns.flatMap((column, at) =>
    at !== question && !isNumbering(column) && column.some(Boolean) ? at : [],
  )
  const answer = others.findLast((at) => isKey(seen, at, without(others, at))) ?? null
  const options = others.filter((at) => at !== answer)
  if (answer === null && options.length === 1) {
    return columns.map((_, at) =>
      at === question ? 'question' : at === options[0] ? 'answer' : 'none',
    )
  }
  if (options.length < 2) return null
  return columns.map((_, at): ColumnUse => {
    if (at === question) return 'question'
    if (at === answer) return 'answer'
    return options.includes(at) ? 'option' : 'none'
  })
}

/** The column that ends like a question in most rows. */
function questionColumn(columns: readonly (readonly string[])[]): number | null {
  const shares = columns.map((column) => share(column, endsLikeQuestion))
  const best = Math.max(0, ...shares)
  return best < 0.5 ? null : shares.indexOf(best)
}

/** 1, 2, 3 and so on. */
function isNumbering(column: readonly string[]): boolean {
  return column.every((cell, row) => /^\d+\.?$/.test(cell) && Number.parseInt(cell, 10) === row + 1)
}

/** Refers to another cell of its row, by letter, number or text, in most rows. */
function isKey(
  rows: readonly (readonly string[])[],
  at: number,
  others: readonly number[],
): boolean {
  if (others.length < 2) return false
  const named = rows.filter((cells) => {
    const options = others.map((other) => ({ letter: null, text: cells[other] ?? '' }))
    return cells[at] !== undefined && cells[at] !== '' && namedOptions(cells[at], options) !== null
  })
  return named.length >= rows.length * 0.6
}

function share(column: readonly string[], holds: (cell: string) => boolean): number {
  return column.length === 0 ? 0 : column.filter(holds).length / column.length
}

function without(places: readonly number[], place: number): number[] {
  return places.filter((each) => each !== place)
}
