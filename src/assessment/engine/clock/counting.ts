/** Counts the time that a candidate uses (rules O3 to O6). */
import type { AttemptEvent } from '#schemas/activity.ts'
import type { Pause, TimeUsed } from '#schemas/timeUsed.ts'

/** A page's observation of the time since the last reading. */
export interface Reading {
  /** The device's clock, in milliseconds since 1970. */
  wall: number
  /** Milliseconds by a clock that only moves forward; null if no page was open meanwhile. */
  passed: number | null
  /** The page was hidden during that time, so the device may have slept. */
  wasHidden: boolean
  /** The clock was paused during all of that time. */
  wasPaused: boolean
}

/** The device's clock may differ by so much from the page's before it counts as a jump. */
export const JUMP_MS = 5_000

/**
 * The time used as of a reading, of which the sections and questions in `places` get theirs, and
 * the jump of the device's clock since the last one. `pauses`: those that no earlier reading knew,
 * which are all of them if no page was open.
 */
export function countTime(
  before: TimeUsed,
  reading: Reading,
  { places, pauses }: { places: readonly string[]; pauses: readonly Pause[] },
): { used: TimeUsed; jump: AttemptEvent | null } {
  const ms = elapsed(before, reading, pauses)
  const at = new Date(reading.wall).toISOString()
  const placeMs = { ...before.placeMs }
  for (const place of places) placeMs[place] = (placeMs[place] ?? 0) + ms
  return {
    used: { ...before, at, allMs: before.allMs + ms, placeMs },
    jump: jumpIn(before, reading, at),
  }
}

function elapsed(before: TimeUsed, reading: Reading, pauses: readonly Pause[]): number {
  const { wall, passed, wasHidden, wasPaused } = reading
  const from = Date.parse(before.at)
  const paused = pausedWithin(from, wall, pauses)
  if (passed === null) return Math.max(0, wall - from) - paused
  if (wasPaused) return 0
  return Math.max(0, (wasHidden ? Math.max(passed, wall - from) : passed) - paused)
}

/** Milliseconds; pauses don't overlap. A pause that is still open when the clock went back counts. */
function pausedWithin(from: number, to: number, pauses: readonly Pause[]): number {
  return pauses.reduce((sum, pause) => {
    const end = pause.to === undefined ? to : Math.min(Date.parse(pause.to), to)
    return sum + Math.max(0, end - Math.max(Date.parse(pause.from), from))
  }, 0)
}

function jumpIn(before: TimeUsed, reading: Reading, at: string): AttemptEvent | null {
  const { wall, passed, wasHidden, wasPaused } = reading
  const ahead = Math.round(wall - Date.parse(before.at) - (passed ?? 0))
  // While no page was open, nothing says how much time has really passed.
  if (passed === null ? ahead >= 0 : Math.abs(ahead) < JUMP_MS) return null
  const counted = passed !== null && wasHidden && !wasPaused && ahead > 0
  return { kind: 'clockJumped', at, ms: ahead, ...(counted && { counted }) }
}

/** The time used as it is stored: whole milliseconds. */
export function rounded(used: TimeUsed): TimeUsed {
  const whole = Object.entries(used.placeMs).map(([place, ms]) => [place, Math.round(ms)] as const)
  return { ...used, allMs: Math.round(used.allMs), placeMs: Object.fromEntries(whole) }
}
