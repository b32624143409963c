import { withChange } from '#src/engine/change.ts'
import { keptOptions } from '#src/engine/kinds/parts/choiceAuthoring.ts'
import { defineAuthoring } from '#src/engine/kinds/parts/defineAuthoring.ts'
import { changedIds } from '#src/engine/kinds/parts/partIds.ts'

import { isRankingAnswer } from './answering.ts'

export const ranking = defineAuthoring('ranking', {
  parts: ['options'],
  added: (shared, { options }) => ({ ...shared, required: false, kind: 'ranking', options }),
  kept: keptOptions,
  needsTwo: () => true,
  compared: 'order',
  withPartIds(question, change) {
    const order = changedIds(question.key?.order, change)
    return withChange(question, { key: order && { order } })
  },
  answerWithPartIds: (answer, newId) => (isRankingAnswer(answer) ? answer.map(newId) : answer),
  chosen: (_, answer) => (isRankingAnswer(answer) ? answer : []),
  examples: [['b', 'a', 'c']],
})
