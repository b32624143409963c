/**
 * Whether an author's own pattern may be held against what candidates type. Some patterns take a time
 * that doubles with every letter; these are refused before they get into a draft.
 */
import { isSafe } from 'redos-detector'

import { type Pattern, patternOf } from '#src/engine/questions/pattern.ts'

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
    return isSafe(judged(expression), BUDGET).safe ? null : 'unsafe'
  } catch {
    // It reads fewer patterns than browsers do.
    return 'unsafe'
  }
}

/**
 * What is judged in its place: no checker reads `i` and `u` together. Of ASCII alone, and without an
 * escape that only `u` knows, `i` by itself takes the same letters for one another.
 */
function judged(expression: RegExp): RegExp {
  const { source, ignoreCase } = expression
  const isPlain = /^[\x20-\x7e]*$/.test(source) && !/\\[ckpux]/i.test(source)
  return ignoreCase && isPlain ? new RegExp(source, 'i') : expression
}
