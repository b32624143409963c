/** The value itself, or the limit it exceeds. */
export function clamped<T extends number | string>(
  value: T,
  low: T | undefined,
  high: T | undefined,
): T {
  if (low !== undefined && value < low) return low
  return high !== undefined && value > high ? high : value
}
