import type { Answer, AnswerOf } from '#schemas/answer.ts'
import { defineAnswering } from '#src/assessment/engine/kinds/parts/defineAnswering.ts'
import { numberOperators } from '#src/assessment/engine/kinds/parts/operators.ts'

/** A whole number on a scale. */
export const rating = defineAnswering('rating', {
  fits: isRatingAnswer,
  inExpressions: 'number',
  seconds: 10,
  rules: ({ lowest, highest }) => ({
    operators: numberOperators,
    isBlank: () => false,
    comparable: (answer) => answer,
    check: (answer) => {
      if (answer < lowest) return { rule: 'min', limit: lowest }
      if (answer > highest) return { rule: 'max', limit: highest }
      return null
    },
  }),
})

function isRatingAnswer(answer: Answer): answer is AnswerOf<'rating'> {
  return Number.isInteger(answer)
}
