import type { Settings } from '#schemas/definition.ts'
import type { PassResult } from '#src/assessment/engine/scoring/passResult.ts'
import {
  isProvisional,
  type Score,
  type ScoredQuestion,
  shownShare,
} from '#src/assessment/engine/scoring/scoring.ts'
import type { ScoredCalculated } from '#src/assessment/engine/scoring/calculatedPoints.ts'
import { listText, numberText } from '#src/assessment/words/values/formats.ts'
import { valueText } from '#src/assessment/words/quoteText.ts'

import { percentText, pointsText } from './pointsText.ts'
import { staffWords } from './staffWords.ts'

/** The reason for the points: "Right: 2 of 2 points". */
export function scoreReasonWords(scored: ScoredQuestion): string {
  const { met, of, chosen, wrong = 0 } = scored.parts ?? { met: 0, of: 0, chosen: 0 }
  const parts = {
    met: numberText(met),
    parts: numberText(of),
    wrong: wrong > 0 ? { count: numberText(wrong), chosen: numberText(chosen ?? met) } : null,
  }
  return staffWords.scores.rules[scored.rule]({ ...factsOf(scored), ...parts })
}

/** "12 of 20 points". */
export function outOfWords(score: Pick<Score, 'points' | 'most'>): string {
  return staffWords.scores.outOf(factsOf(score))
}

/**
 * "12 of 20 points", or "12 of 14 so far" while the score is provisional; says so if there were none
 * to get.
 */
export function scoreWords(
  score: Pick<Score, 'points' | 'most' | 'mostSoFar' | 'toBeMarked'>,
): string {
  if (score.most === 0) return staffWords.scores.none
  if (!isProvisional(score)) return outOfWords(score)
  if (score.mostSoFar === 0) return staffWords.scores.notYet
  return staffWords.scores.soFar(factsOf({ points: score.points, most: score.mostSoFar }))
}

/** "62%" beside the outcome that these limits decide; null where it must not be shown (rule S15). */
export function shareWords(
  score: Pick<Score, 'points' | 'mostSoFar' | 'toBeMarked'>,
  limits: readonly number[] = [],
): string | null {
  const share = shownShare(score, limits)
  return share === null ? null : percentText(share, limits)
}

/** "2 points". */
export function pointsWords(points: number): string {
  return staffWords.scores.points(pointsText(points), points === 1)
}

/** "Seniority (7.5): 7.5 of 10 points". */
export function calculatedPointsWords(
  name: string,
  { value, points, most }: ScoredCalculated,
  language: string,
): string {
  const { calculated, blankValue } = staffWords.scores
  const written = value === null ? blankValue : valueText(value, language)
  return calculated(name, written, outOfWords({ points, most }))
}

/** "Passed", or "Can’t pass" while answers are still to be marked; null without a pass mark. */
export function passWords({
  passed,
  toBeMarked,
}: Pick<Score, 'passed' | 'toBeMarked'>): string | null {
  const { passed: words, cannotPass } = staffWords.scores
  if (passed === 'no' && isProvisional({ toBeMarked })) return cannotPass
  return passed && words[passed]
}

/** "Passed · Knock-out", or the one of them that there is; null without either (rule S21). */
export function resultWords(result: PassResult): string | null {
  const { knockedOut } = staffWords.scores
  const words = [passWords(result), result.isKnockedOut ? knockedOut : null]
  return words.filter((each) => each !== null).join(' · ') || null
}

/**
 * The name of the score, or "Weak to Strong, decided after marking" (rule S14); null if the assessment
 * has no bands or no available points.
 */
export function bandWords(
  { most, band, openBands }: Pick<Score, 'most' | 'band' | 'openBands'>,
  { bands = [] }: Pick<Settings, 'bands'>,
): string | null {
  if (bands.length === 0 || most <= 0) return null
  const { bandOpen, noBand } = staffWords.scores
  const nameOf = (wanted: string | null) => bands.find(({ id }) => id === wanted)?.name ?? noBand
  if (openBands === null) return nameOf(band)
  const [lowest, highest] = openBands
  return bandOpen(nameOf(lowest), nameOf(highest))
}

/**
 * "Knock-out answers: questions 3 and 7"; without numbers, for display beside the question itself.
 */
export function knockOutWords(numbers: readonly number[] = []): string {
  const { knockOut, knockOuts } = staffWords.scores
  if (numbers.length === 0) return knockOut
  return knockOuts(
    listText(
      numbers.map((each) => numberText(each)),
      'and',
    ),
    numbers.length === 1,
  )
}

function factsOf({ points, most }: { points: number; most: number }) {
  return { points: pointsText(points), most: pointsText(most), mostIsOne: most === 1 }
}
