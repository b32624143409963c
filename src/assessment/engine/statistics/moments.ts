/** Measures of a list of numbers. None of them accepts an empty list. */

/** The arithmetic mean. */
export function meanOf(values: readonly number[]): number {
  return totalOf(values) / values.length
}

/** The sum. */
export function totalOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}

/** The middle value; the mean of the two middle ones if their number is even. */
export function medianOf(values: readonly number[]): number {
  const ascending = values.toSorted((a, b) => a - b)
  const half = ascending.length >> 1
  const middle = ascending.length % 2 === 1 ? [half, half] : [half - 1, half]
  return meanOf(middle.map((place) => ascending[place] ?? 0))
}

/** The sample variance, with n − 1 in the denominator; needs two values. */
export function varianceOf(values: readonly number[]): number {
  const mean = meanOf(values)
  return totalOf(values.map((value) => (value - mean) ** 2)) / (values.length - 1)
}

/** The sample standard deviation. */
export function deviationOf(values: readonly number[]): number {
  return Math.sqrt(varianceOf(values))
}

/** Below this share of the largest value, a difference is only a rounding error. */
const ROUNDING = 1e-12

/** Whether the values differ by more than rounding errors. */
export function hasSpread(values: readonly number[]): boolean {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const value of values) {
    least = Math.min(least, value)
    most = Math.max(most, value)
  }
  return most - least > ROUNDING * Math.max(1, Math.abs(least), Math.abs(most))
}

/**
 * Pearson's product-moment correlation of two lists of the same length: the covariance divided by
 * both standard deviations. Null if one of them has no spread.
 */
export function correlationOf(first: readonly number[], second: readonly number[]): number | null {
  if (!hasSpread(first) || !hasSpread(second)) return null
  const [meanOfFirst, meanOfSecond] = [meanOf(first), meanOf(second)]
  let [together, alone, other] = [0, 0, 0]
  first.forEach((value, place) => {
    const [a, b] = [value - meanOfFirst, (second[place] ?? 0) - meanOfSecond]
    together += a * b
    alone += a * a
    other += b * b
  })
  return together / Math.sqrt(alone * other)
}
