/**
 * Tolerance for decimals that binary numbers can't represent: four units in the last place of the
 * largest number involved. Far below any step that could be distinguished at that size.
 */
export function slack(...numbers: number[]): number {
  return 4 * Number.EPSILON * Math.max(...numbers.map(Math.abs))
}

/** Whether `value` is a whole number of steps away from `base`; 0.3 is three steps of 0.1. */
export function isOnStep(value: number, base: number, step: number): boolean {
  const distance = Math.round((value - base) / step) * step
  return Math.abs(value - (base + distance)) <= slack(value, base, distance)
}
