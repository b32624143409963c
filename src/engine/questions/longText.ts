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

/** In code points, whatever an author allows: a page stays smooth with that (rule L19). */
export const LONGEST_TEXT = 20_000

/** The most code points that an answer to the question can have. */
export function longestText({ maxLength = LONGEST_TEXT }: { maxLength?: number }): number {
  return Math.min(maxLength, LONGEST_TEXT)
}

/** Limits count the code points of the trimmed text and are inclusive. */
export function checkLength(limits: {
  minLength?: number
  maxLength?: number
}): (answer: string) => BrokenRule | null {
  const { minLength = 0 } = limits
  const maxLength = longestText(limits)
  return (answer) => {
    const length = codePoints(answer)
    if (length < minLength) return { rule: 'minLength', limit: minLength }
    if (length > maxLength) return { rule: 'maxLength', limit: maxLength }
    return null
  }
}
