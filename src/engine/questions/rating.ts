import type { Answer, AnswerOf } from '#schemas/answer.ts'

import { defineKind } from './kind.ts'
import { numberTests } from './tests.ts'

/** A whole number of a scale. */
export const rating = defineKind('rating', isRatingAnswer, ({ lowest, highest }) => ({
  tests: numberTests,
  isBlank: () => false,
  comparable: (answer) => answer,
  check: (answer) => {
    if (answer < lowest) return { rule: 'min', limit: lowest }
    if (answer > highest) return { rule: 'max', limit: highest }
    return null
  },
}))

function isRatingAnswer(answer: Answer): answer is AnswerOf<'rating'> {
  return Number.isInteger(answer)
}
