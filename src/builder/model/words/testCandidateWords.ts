import type { ScoredOutcome } from '#src/builder/model/testCandidates/runCandidate.ts'
import { isProvisional } from '#src/assessment/engine/scoring/scoring.ts'
import { numberText } from '#src/assessment/words/values/formats.ts'

import { scoreWords } from '#src/staff/words/scoreReasonWords.ts'
import { staffWords } from '#src/staff/words/staffWords.ts'

const words = staffWords.testCandidates

/** "1 of 3 test candidates differs", "3 test candidates pass", "No test candidates". */
export function testCandidatesWords({
  all,
  differing,
}: {
  all: number
  differing: number
}): string {
  if (all === 0) return words.none
  if (differing === 0) return words.allPass(numberText(all), all === 1)
  if (all === 1) return words.onlyDiffers
  return words.someDiffer(numberText(differing), numberText(all), differing === 1)
}

/** "As expected", "2 differences". */
export function testCandidateWords(differences: number): string {
  return differences === 0
    ? words.passes
    : words.differences(numberText(differences), differences === 1)
}

/** Says that a test candidate refers to parts that the definition no longer has; otherwise null. */
export function unknownWords({ length }: readonly string[]): string | null {
  return length === 0 ? null : words.unknown(numberText(length), length === 1)
}

/** For simulated candidates: how many can submit, and the range of their scores. */
export function simulationWords(outcomes: readonly ScoredOutcome[]): string {
  const refused = outcomes.filter(({ violations }) => violations.length > 0).length
  const all = numberText(outcomes.length)
  const submitted =
    refused === 0
      ? words.allSubmit(all, outcomes.length === 1)
      : words.someCannot(numberText(refused), all)
  if (outcomes.every(({ most }) => most === 0)) return submitted
  const points = outcomes.map((outcome) => outcome.points)
  const least = numberText(Math.min(...points))
  const scores = words.scores(least, numberText(Math.max(...points)))
  return [submitted, scores, ...(outcomes.some(isProvisional) ? [words.provisional] : [])].join(' ')
}

/**
 * For one candidate: "Submits, 4 of 5 points", or "so far" if answers without a key are left out.
 */
export function outcomeWords(outcome: ScoredOutcome): string {
  const submitted = outcome.violations.length === 0 ? words.submits : words.cannotSubmit
  return outcome.most === 0 ? submitted : words.withScore(submitted, scoreWords(outcome))
}
