const HIGHEST = 100

/**
 * Where a new band starts: above the last one, halfway to 100 %. If there is no whole number left
 * above it, the highest one that is free.
 */
export function nextBandStart(starts: readonly number[]): number {
  if (starts.length === 0) return 0
  const last = Math.max(...starts)
  const halfway = Math.ceil((last + HIGHEST) / 2)
  if (halfway > last && halfway <= HIGHEST) return halfway
  const taken = new Set(starts)
  for (let start = HIGHEST; start >= 0; start--) if (!taken.has(start)) return start
  return HIGHEST
}
