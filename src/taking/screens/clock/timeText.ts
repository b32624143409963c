/** The last minutes are counted in seconds, and can't be hidden. */
export const LAST_MS = 5 * 60_000

/** Rounded up: whole minutes at first, and minutes and seconds at the end ("4:59"). */
export function timeText(ms: number, minutes: (count: number) => string): string {
  if (ms > LAST_MS) return minutes(Math.ceil(ms / 60_000))
  const seconds = Math.ceil(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** The minutes to announce when this much is left and more was left before; null for none. */
export function warningMinutes(before: number | null, now: number | null): number | null {
  if (before === null || now === null || now === 0) return null
  return [1, 5].find((minutes) => now <= minutes * 60_000 && before > minutes * 60_000) ?? null
}
