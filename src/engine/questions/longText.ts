import type { Answer } from '#schemas/answer.ts'
import { codePoints, comparableText, isEmptyText } from '#src/engine/text.ts'

import { type BrokenRule, defineKind, type Lens } from './kind.ts'
import { textTests } from './tests.ts'

/** Several lines. */
export const longText = defineKind('longText', isTextAnswer, (question) => ({
  ...textRules,
  check: checkLength(question),
}))

/** What every text has in common. */
export const textRules: Lens<string> & { isBlank: (answer: string) => boolean } = {
  tests: textTests,
  isBlank: isEmptyText,
  comparable: comparableText,
  measures: { length: codePoints },
}

/** The shape that texts and code take (rule B2). */
export function isTextAnswer(answer: Answer): answer is string {
  return typeof answer === 'string'
}

/** Limits count the code points of the trimmed text and are inclusive. */
export function checkLength(limits: {
  minLength?: number
  maxLength?: number
}): (answer: string) => BrokenRule | null {
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY } = limits
  return (answer) => {
    const length = codePoints(answer)
    if (length < minLength) return { rule: 'minLength', limit: minLength }
    if (length > maxLength) return { rule: 'maxLength', limit: maxLength }
    return null
  }
}
