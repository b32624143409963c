import type { Answer, AnswerOf } from '#schemas/answer.ts'
import { isOnStep } from '#src/engine/numbers.ts'

import { defineKind } from './kind.ts'
import { numberTests } from './tests.ts'

/** A number; what does not read as one is kept as typed, is not blank and is in violation. */
export const number = defineKind('number', isNumberAnswer, ({ min, max, step }) => ({
  tests: numberTests,
  isBlank: (answer) => typeof answer === 'object' && answer.raw.trim() === '',
  comparable: (answer) => (typeof answer === 'number' ? answer : Number.NaN),
  check: (answer) => {
    if (typeof answer !== 'number') return { rule: 'notANumber', given: answer.raw.trim() }
    if (min !== undefined && answer < min) return { rule: 'min', limit: min }
    if (max !== undefined && answer > max) return { rule: 'max', limit: max }
    if (step !== undefined && !isOnStep(answer, min ?? 0, step)) {
      return { rule: 'step', limit: step }
    }
    return null
  },
}))

/** A number, or what was typed in place of one (rules B2 and B3). */
export function isNumberAnswer(answer: Answer): answer is AnswerOf<'number'> {
  return typeof answer === 'number' || isUnreadable(answer)
}

/** What was typed where a number or a date was wanted and does not read as one. */
export function isUnreadable(answer: Answer): answer is { raw: string } {
  return typeof answer === 'object' && 'raw' in answer && typeof answer.raw === 'string'
}
