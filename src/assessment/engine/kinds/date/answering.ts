import type { Answer, AnswerOf } from '#schemas/answer.ts'
import { isCalendarDate } from '#src/assessment/engine/calendar.ts'
import { defineAnswering } from '#src/assessment/engine/kinds/parts/defineAnswering.ts'
import { dateOperators } from '#src/assessment/engine/kinds/parts/operators.ts'
import { isUnreadable } from '#src/assessment/engine/kinds/parts/unreadableAnswer.ts'

/** A calendar day. Dates are written year first, so they sort as text. */
export const date = defineAnswering('date', {
  fits: isDateAnswer,
  inExpressions: 'date',
  seconds: 15,
  rules: ({ min, max }) => ({
    operators: dateOperators,
    isBlank: (answer) => typeof answer === 'object' && answer.raw.trim() === '',
    comparable: (answer) => (typeof answer === 'string' ? answer : Number.NaN),
    check: (answer) => {
      if (typeof answer !== 'string') return { rule: 'notADate', typed: answer.raw.trim() }
      if (min !== undefined && answer < min) return { rule: 'min', limit: min }
      if (max !== undefined && answer > max) return { rule: 'max', limit: max }
      return null
    },
  }),
})

function isDateAnswer(answer: Answer): answer is AnswerOf<'date'> {
  return typeof answer === 'string' ? isCalendarDate(answer) : isUnreadable(answer)
}
