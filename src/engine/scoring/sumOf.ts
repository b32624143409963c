import { fractionOf, rounded, sumOfFractions } from './fraction.ts'

/** Decimals add up as they are written: 0.1 and 0.2 make 0.3. */
export function sumOf(points: readonly number[]): number {
  return rounded(sumOfFractions(points.map(fractionOf)))
}
