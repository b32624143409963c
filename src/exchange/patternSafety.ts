/**
 * Whether an author's own pattern may be held against what candidates type. Some patterns take a time
 * that doubles with every letter; these are refused before they get into a draft.
 */
import { isSafe } from 'redos-detector'

import type { QuestionOf } from '#schemas/question.ts'
import { patternOf } from '#src/engine/questions/pattern.ts'

export type Pattern = NonNullable<QuestionOf<'shortText'>['pattern']>
export type PatternProblem = 'broken' | 'tooLong' | 'unsafe'

const LONGEST_SOURCE = 300
/** In how many ways the same text may be matched, and how long ways are sought. */
const BUDGET = { maxScore: 50, maxSteps: 1_000 }

/** Null for a pattern that can do no harm; one that can't be told to be harmless counts as unsafe. */
export function patternProblem(pattern: Pattern): PatternProblem | null {
  if (pattern.source.length > LONGEST_SOURCE) return 'tooLong'
  const expression = patternOf(pattern)
  if (expression === null) return 'broken'
  try {
    return isSafe(expression, BUDGET).safe ? null : 'unsafe'
  } catch {
    // It reads fewer patterns than browsers do.
    return 'unsafe'
  }
}
