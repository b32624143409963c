import type { QuestionStatistics } from '#src/assessment/engine/statistics/questionStatistics.ts'
import { valueOf } from '#src/assessment/engine/statistics/figure.ts'

import { noteText } from './figureWords.ts'

/** A question with its prompt on one line. */
export interface QuestionRow {
  statistics: QuestionStatistics
  prompt: string
}

export const COLUMNS = {
  number: 'No.',
  prompt: 'Question',
  facility: 'Facility',
  discrimination: 'Discrimination',
  note: 'Note',
} as const
export type QuestionColumn = keyof typeof COLUMNS

export interface QuestionOrder {
  column: QuestionColumn
  isDescending: boolean
}

/** From the address: "facility", or "facility-down"; if unknown, by number. */
export function orderNamed(name: string | null): QuestionOrder {
  const [column = '', down] = (name ?? '').split('-')
  if (!isColumn(column)) return { column: 'number', isDescending: false }
  return { column, isDescending: down === 'down' }
}

/** For the address; null for the default order. */
export function orderName({ column, isDescending }: QuestionOrder): string | null {
  if (isDescending) return `${column}-down`
  return column === 'number' ? null : column
}

/** Questions without a figure come last in either direction. */
export function sortQuestions(
  rows: readonly QuestionRow[],
  { column, isDescending }: QuestionOrder,
): QuestionRow[] {
  const sign = isDescending ? -1 : 1
  return rows.toSorted((a, b) => {
    const [one, other] = [keyOf(a, column), keyOf(b, column)]
    if (one === null || other === null) return Number(one === null) - Number(other === null)
    return sign * compare(one, other)
  })
}

function keyOf({ statistics, prompt }: QuestionRow, column: QuestionColumn) {
  switch (column) {
    case 'number':
      return statistics.number
    case 'prompt':
      return prompt
    case 'facility':
    case 'discrimination':
      return valueOf(statistics[column])
    case 'note':
      return noteText(statistics) || null
  }
}

function compare(one: string | number, other: string | number): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return `${one}`.localeCompare(`${other}`)
}

function isColumn(name: string): name is QuestionColumn {
  return Object.hasOwn(COLUMNS, name)
}
