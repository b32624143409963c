import { anyOf, defineScoring, judged } from '#src/assessment/engine/kinds/parts/defineScoring.ts'

import { isSingleChoiceAnswer } from './answering.ts'

/** Any one of the options (rule S3). */
export const singleChoice = defineScoring('singleChoice', {
  judge: ({ key }, answer) =>
    judged(
      isSingleChoiceAnswer(answer) &&
        answer.option !== undefined &&
        key.options.includes(answer.option),
    ),
  sense({ key, options }) {
    const offered = new Set(options.map(({ id }) => id))
    return anyOf(key.options.filter((id) => offered.has(id)))
  },
  asPredicate: ({ key }) => ({ op: 'isOneOf', values: key.options }),
  canBeMet: ({ key }) => key.options.length > 0,
})
