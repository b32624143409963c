import type { QuestionOf } from '#schemas/question.ts'
import { withChange } from '#src/assessment/engine/change.ts'
import { keepsPosition } from '#src/assessment/engine/drawing.ts'
import type { Finding, FindingPlace } from '#src/assessment/engine/findings/findings.ts'
import { keptOptions } from '#src/assessment/engine/kinds/parts/choiceAuthoring.ts'
import { defineAuthoring } from '#src/assessment/engine/kinds/parts/defineAuthoring.ts'
import { changedIds } from '#src/assessment/engine/kinds/parts/partIds.ts'

import { isRankingAnswer } from './answering.ts'

export const ranking = defineAuthoring('ranking', {
  parts: ['options'],
  added: (shared, { options }) => ({ ...shared, required: false, kind: 'ranking', options }),
  kept: keptOptions,
  needsTwo: () => true,
  check: checkStart,
  compared: 'order',
  withPartIds(question, change) {
    const order = changedIds(question.key?.order, change)
    return withChange(question, { key: order && { ...question.key, order } })
  },
  answerWithPartIds: (answer, newId) => (isRankingAnswer(answer) ? answer.map(newId) : answer),
  chosen: (_, answer) => (isRankingAnswer(answer) ? answer : []),
  examples: [['b', 'a', 'c']],
})

/** Candidates who change nothing must not get the points (rule P14). */
function checkStart(question: QuestionOf<'ranking'>, at: FindingPlace): Finding[] {
  const { options, key, points = 0, shuffle = false } = question
  const isKey = options.every(({ id }, place) => id === key?.order[place])
  const movable = options.filter((option) => !keepsPosition(option)).length
  if (points <= 0 || options.length < 2 || !isKey || (shuffle && movable > 1)) return []
  return [{ grade: 'warning', kind: 'startsCorrect', movable, place: { ...at, field: 'key' } }]
}
