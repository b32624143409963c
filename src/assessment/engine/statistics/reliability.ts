/** How far the questions of an assessment measure the same thing. */
import { reliable } from '#src/assessment/engine/scoring/percent.ts'

import { deviationOf, hasSpread, totalOf, varianceOf } from './moments.ts'

/**
 * Cronbach's alpha (Cronbach 1951, Coefficient alpha and the internal structure of tests):
 * k / (k − 1) × (1 − the sum of the variances of k items / the variance of the totals). Each row
 * has the points of one submission for all items. Null with fewer than two items, or if all totals
 * are the same.
 */
export function cronbachsAlpha(rows: readonly (readonly number[])[]): number | null {
  return alphaFrom(itemVariances(rows), rows.map(totalOf))
}

/** Alpha of the other items, for each item (Crocker & Algina 1986, Introduction to test theory). */
export function alphasWithoutEach(rows: readonly (readonly number[])[]): (number | null)[] {
  const variances = itemVariances(rows)
  const totals = rows.map(totalOf)
  return variances.map((_, item) =>
    alphaFrom(
      variances.toSpliced(item, 1),
      totals.map((total, place) => total - (rows[place]?.[item] ?? 0)),
    ),
  )
}

/**
 * The standard error of measurement (Crocker & Algina 1986): the standard deviation of the totals
 * × the root of 1 − alpha, in the unit of the totals.
 */
export function standardError(rows: readonly (readonly number[])[], alpha: number): number {
  return deviationOf(rows.map(totalOf)) * Math.sqrt(Math.max(0, 1 - alpha))
}

/**
 * The standard error of the difference of two scores: the root of 2 × that of one (Harvill 1991, An
 * NCME instructional module on standard error of measurement). Chance alone exceeds 1.96 times as much
 * in one of 20 cases.
 */
export function errorOfDifference(error: number): number {
  return Math.SQRT2 * error
}

export type ReliabilityVerdict = 'excellent' | 'good' | 'adequate' | 'low' | 'tooLow'

/**
 * From which alpha on a verdict holds, the best first (rule F13). The first three are those of the
 * U.S. Department of Labor 1999, Testing and assessment: an employer's guide to good practices,
 * chapter 3. Below a half, chance makes up more than half of the variance of the scores, because
 * alpha estimates the share of it that is not chance.
 */
const VERDICTS: readonly (readonly [least: number, verdict: ReliabilityVerdict])[] = [
  [0.9, 'excellent'],
  [0.8, 'good'],
  [0.7, 'adequate'],
  [0.5, 'low'],
]

/** Where a verdict starts. */
export const VERDICT_LIMITS: readonly number[] = VERDICTS.map(([least]) => least)

/** What this alpha is good for. */
export function reliabilityVerdict(alpha: number): ReliabilityVerdict {
  return VERDICTS.find(([least]) => reliable(alpha) >= least)?.[1] ?? 'tooLow'
}

function itemVariances(rows: readonly (readonly number[])[]): number[] {
  return (rows[0] ?? []).map((_, item) => varianceOf(rows.map((row) => row[item] ?? 0)))
}

function alphaFrom(variances: readonly number[], totals: readonly number[]): number | null {
  const items = variances.length
  if (items < 2 || !hasSpread(totals)) return null
  return (items / (items - 1)) * (1 - totalOf(variances) / varianceOf(totals))
}
