/**
 * Whether an author's own pattern may be held against what candidates type. What decides is what it can
 * cost on the longest text that is held against one; some patterns take a time that doubles with every
 * letter. These are refused before they get into a draft.
 */
import { isSafe } from 'redos-detector'

import { type Pattern, patternOf } from '#src/engine/questions/pattern.ts'
import { numberText } from '#src/wording/candidate/formats.ts'
import { staffWords } from '#src/wording/staff/staffWords.ts'

import { costOf, MOST_STEPS } from './patterns/cost.ts'

export type PatternProblem = 'broken' | 'tooLong' | 'doubling' | 'cubic' | 'slow' | 'unknown'

/** Of the source, in characters. */
const LONGEST_PATTERN = 300

/** Null for a pattern that stays quick on every text; one that nobody can tell of is refused. */
export function patternProblem(pattern: Pattern): PatternProblem | null {
  const key = `${pattern.ignoreCase} ${pattern.source}`
  const known = judged.get(key)
  if (known !== undefined) return known
  const problem = judge(pattern)
  if (judged.size >= MOST_KEPT) judged.clear()
  judged.set(key, problem)
  return problem
}

/** Why it may not be used, as a clause about it. */
export function patternProblemWords(problem: PatternProblem): string {
  const { patterns } = staffWords
  return problem === 'tooLong' ? patterns.tooLong(numberText(LONGEST_PATTERN)) : patterns[problem]
}

/** A field is drawn more often than its pattern changes. */
const judged = new Map<string, PatternProblem | null>()
const MOST_KEPT = 100

function judge(pattern: Pattern): PatternProblem | null {
  if (pattern.source.length > LONGEST_PATTERN) return 'tooLong'
  const expression = patternOf(pattern)
  if (expression === null) return 'broken'
  const cost = costOf(pattern)
  if (cost.kind === 'steps') return cost.steps < MOST_STEPS ? null : 'slow'
  if (cost.kind !== 'unknown') return cost.kind
  return isToldSafe(expression) ? null : 'unknown'
}

/** In one way only every text is matched, and few steps are enough to see that. */
const BUDGET = { maxScore: 1, maxSteps: 300 }

/** The kept checker reads references and what looks behind. */
function isToldSafe(expression: RegExp): boolean {
  try {
    return isSafe(expression, BUDGET).safe
  } catch {
    // It reads fewer patterns than browsers do.
    return false
  }
}
