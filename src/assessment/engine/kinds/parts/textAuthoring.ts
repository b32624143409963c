/** The authoring that kinds answered with text share. */
import type { AnswerableQuestion } from '#schemas/question.ts'
import type { Finding, FindingPlace } from '#src/assessment/engine/findings/findings.ts'

import { checkRanges, type Range } from './checkRanges.ts'
import { MAX_TEXT_LENGTH, longestText } from './textAnswers.ts'

type Lengths = { minLength?: number; maxLength?: number }

/** The length limits of the other text kinds. */
export function keptLengths(before: AnswerableQuestion) {
  return {
    minLength: 'minLength' in before ? before.minLength : undefined,
    maxLength: 'maxLength' in before ? before.maxLength : undefined,
  }
}

/**
 * Length limits that no text can meet. Only the worse problem is reported: a maximum of 0 is wrong
 * whatever the minimum.
 */
export function checkLengths(question: Lengths, at: FindingPlace): Finding[] {
  const { minLength, maxLength } = question
  const longest = minLength || maxLength !== undefined ? longestText(question) : undefined
  const range: Range = minLength
    ? ['minLength', minLength, 'maxLength', longest]
    : ['one', 1, 'maxLength', longest]
  return checkRanges([range], at)
}

/** A maximum above the app's own limit. */
export function checkLongest({ maxLength = 0 }: Lengths, at: FindingPlace): Finding[] {
  if (maxLength <= MAX_TEXT_LENGTH) return []
  const place: FindingPlace = { ...at, field: 'limits' }
  return [{ grade: 'warning', kind: 'maxLengthTooHigh', most: MAX_TEXT_LENGTH, place }]
}
