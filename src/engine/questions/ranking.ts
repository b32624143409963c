import type { Answer, AnswerOf } from '#schemas/answer.ts'

import { defineKind } from './kind.ts'
import { isListOfTexts } from './multipleChoice.ts'
import { equalityTests } from './tests.ts'

/** Every option once, in an order. */
export const ranking = defineKind('ranking', isRankingAnswer, ({ options }) => {
  const offered = new Set(options.map((option) => option.id))
  return {
    tests: equalityTests,
    isBlank: (answer) => answer.length === 0,
    comparable: (answer) => ({ order: answer }),
    check: (answer) => {
      if (!answer.every((id) => offered.has(id))) return { rule: 'unknownOption' }
      const isWhole = answer.length === offered.size && new Set(answer).size === offered.size
      return isWhole ? null : { rule: 'everyOption' }
    },
  }
})

/** Option ids, the best first (rule B2). */
export function isRankingAnswer(answer: Answer): answer is AnswerOf<'ranking'> {
  return isListOfTexts(answer)
}
