/**
 * Room for the rounding of decimals that binary numbers can't hold: four units in the last place of
 * the largest number at hand. It is far below any step that such a number could be told apart by.
 */
function slack(...numbers: number[]): number {
  return 4 * Number.EPSILON * Math.max(...numbers.map(Math.abs))
}

/** Whether `value` is a whole number of steps away from `base`; 0.3 is three steps of 0.1. */
export function isOnStep(value: number, base: number, step: number): boolean {
  const distance = Math.round((value - base) / step) * step
  return Math.abs(value - (base + distance)) <= slack(value, base, distance)
}

/** Whether `value` is at most `tolerance` away from `wanted`, inclusive. */
export function isWithin(value: number, wanted: number, tolerance: number): boolean {
  return Math.abs(value - wanted) <= tolerance + slack(value, wanted, tolerance)
}
