/** So many submissions are counted at once, so that none shows by itself how long it took. */
const COUNTED_TOGETHER = 20

const LONG_MINUTES = 30

/**
 * The minutes within which three quarters of those who submitted a version were done (rule R8).
 * `times`: milliseconds, in the order of submission. Null while there are too few.
 */
export function usualMinutes(times: readonly number[]): number | null {
  const counted = times.length - (times.length % COUNTED_TOGETHER)
  if (counted === 0) return null
  const ranked = times.slice(0, counted).toSorted((a, b) => a - b)
  const minutes = Math.ceil((ranked[(counted * 3) / 4 - 1] ?? 0) / 60_000)
  const step = minutes > LONG_MINUTES ? 5 : 1
  return Math.max(1, Math.ceil(minutes / step) * step)
}
