import type { TimeUsed } from '#schemas/timeUsed.ts'

/** The recorded time of an attempt, or its time before anything was recorded (rule O9). */
export function timeUsedBefore({
  startedAt,
  clock,
}: {
  startedAt: string
  clock: { used?: TimeUsed }
}): TimeUsed {
  return clock.used ?? { at: startedAt, allMs: 0, placeMs: {} }
}
