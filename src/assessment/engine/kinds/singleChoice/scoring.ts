import { defineScoring, judged } from '#src/assessment/engine/kinds/parts/defineScoring.ts'

import { isSingleChoiceAnswer } from './answering.ts'

/** Any one of the options (rule S3). */
export const singleChoice = defineScoring('singleChoice', {
  judge: ({ key }, answer) =>
    judged(
      isSingleChoiceAnswer(answer) &&
        answer.option !== undefined &&
        key.options.includes(answer.option),
    ),
  asPredicate: ({ key }) => ({ op: 'isOneOf', values: key.options }),
  canBeMet: ({ key }) => key.options.length > 0,
})
