/** What a candidate has started: the attempt, and its sections and questions with a limit (O9 to O11). */
import type { Definition } from '#schemas/definition.ts'
import type { TimeUsed } from '#schemas/timeUsed.ts'

import { type Limits, limitsOf } from './limits.ts'

/** The time of a new attempt. `at`: its start. */
export function noTimeUsed(at: string): TimeUsed {
  return { at, allMs: 0, placeMs: {}, started: [] }
}

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

/** As far as they count in an attempt from before parts had to be started (rule O11). */
export function limitsIn(definition: Definition, extraTime: number, used: TimeUsed): Limits {
  const limits = limitsOf(definition, extraTime)
  const isOlder = used.started === undefined
  return isOlder && definition.settings.layout === 'all' ? { ...limits, places: new Map() } : limits
}

/** The sections and questions with a limit that are still to be started (rules O10 and O11). */
export function unstartedParts({ places }: Limits, used: TimeUsed): ReadonlySet<string> {
  return new Set([...places.keys()].filter((id) => !hasStarted(used, id)))
}

/** Whether the time of a section or question may run. */
export function hasStarted({ started }: TimeUsed, id: string): boolean {
  return started === undefined || started.includes(id)
}

/** Starting it again changes nothing. */
export function startPart(used: TimeUsed, id: string): TimeUsed {
  const { started } = used
  if (started === undefined || hasStarted(used, id)) return used
  return { ...used, started: [...started, id] }
}
