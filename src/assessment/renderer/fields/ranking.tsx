import type { Answer } from '#schemas/answer.ts'

import { defineField } from '#src/assessment/renderer/session/field.ts'
import { RankingList } from '#src/assessment/renderer/inputs/RankingList.tsx'

export const ranking = defineField('ranking', {
  Input: RankingList,
  labelledBy: () => 'legend',
  // Every move enters the whole order itself.
  readEntry: () => null,
  toAnswer: (entry) => (typeof entry === 'string' || entry.length === 0 ? undefined : [...entry]),
  toEntry: orderIn,
})

export function orderIn(answer: Answer | undefined): readonly string[] {
  return Array.isArray(answer) ? answer.filter((each) => typeof each === 'string') : []
}
