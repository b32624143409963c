import type { Answer, AnswerOf } from '#schemas/answer.ts'
import { defineAnswering } from '#src/assessment/engine/kinds/parts/defineAnswering.ts'
import { isListOfTexts } from '#src/assessment/engine/kinds/parts/listOfTexts.ts'
import { equalityOperators } from '#src/assessment/engine/kinds/parts/operators.ts'

/** Every option once, in an order. */
export const ranking = defineAnswering('ranking', {
  fits: isRankingAnswer,
  inExpressions: 'list',
  seconds: ({ options }) => 8 * options.length,
  rules: ({ options }) => {
    const offered = new Set(options.map((option) => option.id))
    return {
      operators: equalityOperators,
      isBlank: (answer) => answer.length === 0,
      comparable: (answer) => ({ order: answer }),
      check: (answer) => {
        if (!answer.every((id) => offered.has(id))) return { rule: 'unknownOption' }
        const isWhole = answer.length === offered.size && new Set(answer).size === offered.size
        return isWhole ? null : { rule: 'everyOption' }
      },
    }
  },
})

/** Option ids, the best first (rule B2). */
export function isRankingAnswer(answer: Answer): answer is AnswerOf<'ranking'> {
  return isListOfTexts(answer)
}
