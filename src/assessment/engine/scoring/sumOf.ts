import { fractionOf, rounded, sumOfFractions } from './fraction.ts'

/** Adds decimals exactly: 0.1 + 0.2 = 0.3. */
export function sumOf(points: readonly number[]): number {
  return rounded(sumOfFractions(points.map(fractionOf)))
}
