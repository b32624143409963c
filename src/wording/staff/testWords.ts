import type { ScoredOutcome } from '#src/engine/candidates/runCandidate.ts'
import { isProvisional } from '#src/engine/scoring.ts'
import { numberText } from '#src/wording/candidate/formats.ts'

import { scoreWords } from './ruleWords.ts'
import { staffWords } from './staffWords.ts'

const words = staffWords.testCandidates

/** "1 of 3 tests differs", "3 tests pass", "No tests". */
export function testsWords({ all, differing }: { all: number; differing: number }): string {
  if (all === 0) return words.none
  if (differing === 0) return words.allPass(numberText(all), all === 1)
  if (all === 1) return words.onlyDiffers
  return words.someDiffer(numberText(differing), numberText(all), differing === 1)
}

/** "As expected", "2 differences". */
export function testWords(differences: number): string {
  return differences === 0
    ? words.passes
    : words.differences(numberText(differences), differences === 1)
}

/** That a test names what the definition no longer has; null where it does not. */
export function unknownWords({ length }: readonly string[]): string | null {
  return length === 0 ? null : words.unknown(numberText(length), length === 1)
}

/** Of made-up candidates: who can submit, and between which scores they lie. */
export function madeUpWords(outcomes: readonly ScoredOutcome[]): string {
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

/** Of one candidate: "Submits, 4 of 5 points", or "so far" where answers without a key are left out. */
export function outcomeWords(outcome: ScoredOutcome): string {
  const submitted = outcome.violations.length === 0 ? words.submits : words.cannotSubmit
  return outcome.most === 0 ? submitted : words.withScore(submitted, scoreWords(outcome))
}
