import type { Answer } from '#schemas/answer.ts'
import type { QuestionOf } from '#schemas/question.ts'
import { getOwn } from '#src/assessment/engine/getOwn.ts'
import { anyOf, defineScoring } from '#src/assessment/engine/kinds/parts/defineScoring.ts'
import { exactly, isRightSet } from '#src/assessment/engine/kinds/multipleChoice/scoring.ts'

import { isMatrixAnswer } from './answering.ts'

/** Row by row: all rows or nothing, or a share of the points for each (rule S11). */
export const matrix = defineScoring('matrix', {
  judge(question, answer) {
    const rows = [...rowsMet(question, answer).values()]
    if (rows.length === 0) return null
    const judged = { met: rows.filter(Boolean).length, of: rows.length }
    return question.key.grading === 'perRow' ? { ...judged, sharedBy: 'rows' } : judged
  },
  sense(question) {
    const { options, several, key } = question
    const offered = new Set(options.map(({ id }) => id))
    const rows = keyedRows(question).map((rowId) => {
      const right = rightIn(question, rowId)
      const sense = several ? exactly(right, options) : anyOf(right.filter((id) => offered.has(id)))
      return [rowId, sense] as const
    })
    return { rows, ...(rows.length > 1 && key.grading === 'perRow' && { shared: 'rows' }) }
  },
  asPredicate: () => null,
  /** With one option per row any correct one will do; with several, all are needed. */
  canBeMet(question, isAllowed) {
    const rows = keyedRows(question)
    const answer = rows.map((rowId) => {
      const right = rightIn(question, rowId)
      return [rowId, question.several ? right : right.slice(0, 1)]
    })
    return rows.length > 0 && isAllowed(Object.fromEntries(answer))
  },
})

/** The rows of a matrix that have an entry in the key. */
export function keyedRows(question: QuestionOf<'matrix'>): string[] {
  return question.rows.map(({ id }) => id).filter((id) => rightIn(question, id).length > 0)
}

/** Whether each row in the key is correct, by row id: with one option or several (rule S11). */
export function rowsMet(
  question: QuestionOf<'matrix'>,
  answer: Answer | undefined,
): ReadonlyMap<string, boolean> {
  const { several, options } = question
  const isMet = (rowId: string): boolean => {
    const right = rightIn(question, rowId)
    const given =
      answer !== undefined && isMatrixAnswer(answer) ? (getOwn(answer, rowId) ?? []) : []
    if (several) return isRightSet(right, options, given)
    const [only, ...others] = new Set(given)
    return only !== undefined && others.length === 0 && right.includes(only)
  }
  return new Map(keyedRows(question).map((rowId) => [rowId, isMet(rowId)]))
}

function rightIn({ key }: QuestionOf<'matrix'>, rowId: string): string[] {
  return getOwn(key?.byRow, rowId) ?? []
}
