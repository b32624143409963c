import type { Answer } from '#schemas/answer.ts'
import { codePoints, comparableText, isEmptyText } from '#src/assessment/engine/texts/text.ts'

import type { BrokenRule, Lens } from './defineAnswering.ts'
import { textOperators } from './operators.ts'

/** The rules that all text kinds share. */
export const textLens: Lens<string> & { isBlank: (answer: string) => boolean } = {
  operators: textOperators,
  isBlank: isEmptyText,
  comparable: comparableText,
  measures: { length: codePoints },
}

/** The shape of text and code answers (rule B2). */
export function isTextAnswer(answer: Answer): answer is string {
  return typeof answer === 'string'
}

/**
 * In code points, whatever an author allows. Pages stay responsive up to this length (rule L19).
 */
export const MAX_TEXT_LENGTH = 20_000

/** The maximum length of an answer to the question, in code points. */
export function longestText({ maxLength = MAX_TEXT_LENGTH }: { maxLength?: number }): number {
  return Math.min(maxLength, MAX_TEXT_LENGTH)
}

/** Limits count the code points of the trimmed text, and are inclusive. */
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
