const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS

/** "45 s", "12 min 5 s" or "2 h 3 min": two units at most. */
export function durationText(ms: number): string {
  if (ms >= HOUR_MS) return twoUnits(Math.round(ms / MINUTE_MS), 'h', 'min')
  const seconds = Math.round(ms / SECOND_MS)
  if (ms > 0 && seconds === 0) return 'under 1 s'
  return twoUnits(seconds, 'min', 's')
}

function twoUnits(small: number, large: string, unit: string): string {
  const whole = Math.floor(small / 60)
  const rest = small % 60
  if (whole === 0) return `${rest} ${unit}`
  // 59 minutes and 59.6 seconds.
  if (large === 'min' && whole >= 60) return '1 h'
  return rest === 0 ? `${whole} ${large}` : `${whole} ${large} ${rest} ${unit}`
}
