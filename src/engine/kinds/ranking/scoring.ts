import { defineScoring, judged } from '#src/engine/kinds/parts/defineScoring.ts'

import { isRankingAnswer } from './answering.ts'

/** Exactly the order of the key (rule S10). */
export const ranking = defineScoring('ranking', {
  judge: ({ key: { order } }, answer) =>
    judged(
      isRankingAnswer(answer) &&
        answer.length === order.length &&
        answer.every((option, place) => option === order[place]),
    ),
  asPredicate: ({ key }) => ({ op: 'is', value: key.order }),
  canBeMet: ({ key }, isAllowed) => isAllowed(key.order),
})
