import type { Answer, AnswerOf } from '#schemas/answer.ts'
import { isCalendarDate } from '#src/engine/calendar.ts'

import { defineKind } from './kind.ts'
import { isUnreadable } from './number.ts'
import { dateTests } from './tests.ts'

/** A day of the calendar. Written year first, dates stand in the order of their letters. */
export const date = defineKind('date', isDateAnswer, ({ min, max }) => ({
  tests: dateTests,
  isBlank: (answer) => typeof answer === 'object' && answer.raw.trim() === '',
  comparable: (answer) => (typeof answer === 'string' ? answer : Number.NaN),
  check: (answer) => {
    if (typeof answer !== 'string') return { rule: 'notADate', given: answer.raw.trim() }
    if (min !== undefined && answer < min) return { rule: 'min', limit: min }
    if (max !== undefined && answer > max) return { rule: 'max', limit: max }
    return null
  },
}))

function isDateAnswer(answer: Answer): answer is AnswerOf<'date'> {
  return typeof answer === 'string' ? isCalendarDate(answer) : isUnreadable(answer)
}
