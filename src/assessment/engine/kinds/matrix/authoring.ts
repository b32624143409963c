import type { QuestionOf } from '#schemas/question.ts'
import { withChange } from '#src/assessment/engine/change.ts'
import { getOwn } from '#src/assessment/engine/getOwn.ts'
import {
  defineAuthoring,
  type IdChange,
} from '#src/assessment/engine/kinds/parts/defineAuthoring.ts'
import { offerOf } from '#src/assessment/engine/kinds/parts/offer.ts'
import { changedIds, isFilled, withChangedIds } from '#src/assessment/engine/kinds/parts/partIds.ts'

import { isMatrixAnswer } from './answering.ts'

export const matrix = defineAuthoring('matrix', {
  parts: ['options', 'rows'],
  added: (shared, { options, rows }) => ({
    ...shared,
    required: false,
    kind: 'matrix',
    rows,
    options,
    several: false,
  }),
  kept: (before) => ('options' in before ? { options: before.options } : {}),
  needsTwo: ({ several }) => !several,
  compared(question, { row, op }) {
    const isSet = row !== undefined && question.several
    return isSet && op !== 'includes' ? 'options' : 'option'
  },
  withPartIds: (question, change) => withChange(question, { key: keyWithIds(question, change) }),
  answerWithPartIds(answer, newId) {
    if (!isMatrixAnswer(answer)) return answer
    const rows = Object.entries(answer).map(([id, ids]) => [newId(id), ids.map(newId)])
    return Object.fromEntries(rows)
  },
  chosen({ rows, options, several }, answer) {
    if (!isMatrixAnswer(answer)) return []
    const { chosen } = offerOf(options)
    return rows.flatMap(({ id }) => {
      const named = getOwn(answer, id) ?? []
      return several ? chosen(named) : named
    })
  },
  examples: [{ row1: ['good'] }],
})

function keyWithIds({ key }: QuestionOf<'matrix'>, change: IdChange): QuestionOf<'matrix'>['key'] {
  const byRow = withChangedIds(key?.byRow, change)
  if (key === undefined || byRow === undefined) return undefined
  const kept = Object.entries(byRow).flatMap(([rowId, ids]) => {
    const right = changedIds(ids, change)
    return right ? [[rowId, right] as const] : []
  })
  if (kept.length === 0 && isFilled(byRow)) return undefined
  return { ...key, byRow: Object.fromEntries(kept) }
}
