/**
 * Whether an author's own pattern may be matched against candidates' input. This depends on its
 * cost for the longest text that patterns are matched against: with some patterns the time doubles
 * with every character. These are refused before they get into a draft.
 */
import { type Pattern, patternOf } from '#src/assessment/engine/kinds/parts/pattern.ts'
import { numberText } from '#src/assessment/words/values/formats.ts'
import { staffWords } from '#src/staff/words/staffWords.ts'

import { costOf, MAX_STEPS } from './patterns/cost.ts'

export type PatternProblem = 'broken' | 'tooLong' | 'doubling' | 'cubic' | 'slow' | 'unknown'

/** The longest source that is checked, in characters. */
const MAX_PATTERN_LENGTH = 300

/** Null for a pattern that is fast on every text; one that can't be decided is refused. */
export function patternProblem(pattern: Pattern): PatternProblem | null {
  const key = `${pattern.ignoreCase} ${pattern.source}`
  const known = judged.get(key)
  if (known !== undefined) return known
  const problem = judge(pattern)
  if (judged.size >= MAX_KEPT) judged.clear()
  judged.set(key, problem)
  return problem
}

/** Why it may not be used, as a clause. */
export function patternProblemWords(problem: PatternProblem): string {
  const { patterns } = staffWords
  return problem === 'tooLong'
    ? patterns.tooLong(numberText(MAX_PATTERN_LENGTH))
    : patterns[problem]
}

/** Cached, because a field renders more often than its pattern changes. */
const judged = new Map<string, PatternProblem | null>()
const MAX_KEPT = 100

function judge(pattern: Pattern): PatternProblem | null {
  if (pattern.source.length > MAX_PATTERN_LENGTH) return 'tooLong'
  if (patternOf(pattern) === null) return 'broken'
  const cost = costOf(pattern)
  if (cost.kind === 'steps') return cost.steps < MAX_STEPS ? null : 'slow'
  return cost.kind
}
