import type { Answer, AnswerOf } from '#schemas/answer.ts'
import { defineAnswering } from '#src/assessment/engine/kinds/parts/defineAnswering.ts'
import { numberOperators } from '#src/assessment/engine/kinds/parts/operators.ts'
import { isUnreadable } from '#src/assessment/engine/kinds/parts/unreadableAnswer.ts'
import { isOnStep } from '#src/assessment/engine/numbers.ts'

/** A number. Text that can't be parsed is kept as typed, is not blank, and is in violation. */
export const number = defineAnswering('number', {
  fits: isNumberAnswer,
  inExpressions: 'number',
  seconds: 20,
  rules: ({ min, max, step }) => ({
    operators: numberOperators,
    isBlank: (answer) => typeof answer === 'object' && answer.raw.trim() === '',
    comparable: (answer) => (typeof answer === 'number' ? answer : Number.NaN),
    check: (answer) => {
      if (typeof answer !== 'number') return { rule: 'notANumber', typed: answer.raw.trim() }
      if (min !== undefined && answer < min) return { rule: 'min', limit: min }
      if (max !== undefined && answer > max) return { rule: 'max', limit: max }
      if (step !== undefined && !isOnStep(answer, min ?? 0, step)) {
        return { rule: 'step', limit: step }
      }
      return null
    },
  }),
})

/** A number, or the unparsable text typed instead (rules B2 and B3). */
export function isNumberAnswer(answer: Answer): answer is AnswerOf<'number'> {
  return typeof answer === 'number' || isUnreadable(answer)
}
