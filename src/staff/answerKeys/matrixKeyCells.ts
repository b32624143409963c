import type { QuestionOf } from '#schemas/question.ts'
import { getOwn } from '#src/assessment/engine/getOwn.ts'

/** Toggles one cell of the key; the first one sets a point. */
export function keyWithCell(question: QuestionOf<'matrix'>, rowId: string, optionId: string) {
  const { key, options } = question
  const right = new Set(getOwn(key?.byRow, rowId) ?? [])
  if (!right.delete(optionId)) right.add(optionId)
  const { [rowId]: _, ...others } = key?.byRow ?? {}
  const inRow = options.map(({ id }) => id).filter((id) => right.has(id))
  const byRow = inRow.length === 0 ? others : { ...others, [rowId]: inRow }
  const isEmpty = Object.keys(byRow).length === 0
  return {
    key: isEmpty ? undefined : { byRow, grading: key?.grading ?? ('all' as const) },
    points: question.points ?? (key ? undefined : 1),
  }
}
