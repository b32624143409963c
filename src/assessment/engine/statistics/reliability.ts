/** How far the questions of an assessment measure the same thing. */
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

function itemVariances(rows: readonly (readonly number[])[]): number[] {
  return (rows[0] ?? []).map((_, item) => varianceOf(rows.map((row) => row[item] ?? 0)))
}

function alphaFrom(variances: readonly number[], totals: readonly number[]): number | null {
  const items = variances.length
  if (items < 2 || !hasSpread(totals)) return null
  return (items / (items - 1)) * (1 - totalOf(variances) / varianceOf(totals))
}
