import type { TimeUsed } from '#schemas/timeUsed.ts'

/** What is recorded of an attempt's time, or its time before anything was (rule O9). */
export function timeUsedBefore({
  startedAt,
  clock,
}: {
  startedAt: string
  clock: { used?: TimeUsed }
}): TimeUsed {
  return clock.used ?? { at: startedAt, allMs: 0, placeMs: {} }
}
