/** How long the device may be idle during an assessment. */
export const WARN_AFTER_MS = 3 * 60_000
export const LOCK_AFTER_MS = 5 * 60_000

export type IdlePhase = 'active' | 'warned' | 'locked'

export function idlePhase(idleMs: number): IdlePhase {
  if (idleMs >= LOCK_AFTER_MS) return 'locked'
  return idleMs >= WARN_AFTER_MS ? 'warned' : 'active'
}

/** Whole seconds until the lock, at least zero. */
export function secondsToLock(idleMs: number): number {
  return Math.max(0, Math.ceil((LOCK_AFTER_MS - idleMs) / 1000))
}

const ANNOUNCED_SECONDS = [60, 30, 10]

/** Few on purpose: reading out every second would drown everything else. */
export function announcedMark(secondsLeft: number): number | null {
  const passed = ANNOUNCED_SECONDS.filter((mark) => secondsLeft <= mark)
  return passed.at(-1) ?? null
}
