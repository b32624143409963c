/** The clock and the events of a submitted attempt. */
import type { AttemptEvent } from '#schemas/activity.ts'
import type { FinishedAttempt } from '#schemas/attempt.ts'
import type { Pause, TimeUsed } from '#schemas/timeUsed.ts'

export interface SubmittedClock {
  used?: TimeUsed
  unfinished?: number
  by?: 'clock'
  /** The terms of the candidate's assignment, if it still exists. */
  terms: { extraTime?: number; pauses?: readonly Pause[] } | undefined
}

/** The events and the clock of an attempt that is submitted at `at`; pauses are among the events. */
export function withClock(
  { events, clock, startedAt }: Pick<FinishedAttempt, 'events' | 'clock' | 'startedAt'>,
  at: string,
  { used, unfinished = 0, by, terms }: SubmittedClock,
): Pick<FinishedAttempt, 'events' | 'clock'> {
  const end: AttemptEvent = {
    kind: 'submitted',
    at,
    ...(by && { by }),
    ...(unfinished > 0 && { unfinished }),
  }
  if (used === undefined) return { events: [...events, end], clock }
  const { extraTime = 0, pauses = [] } = terms ?? {}
  // Leave out pauses of earlier attempts.
  const own = pauses.filter(({ to = at }) => to >= startedAt)
  return {
    events: [...merged(events, own.map(asEvent(at))), end],
    clock: { ...clock, used, ...(extraTime > 0 && { extraTime }) },
  }
}

function asEvent(end: string): (pause: Pause) => AttemptEvent {
  return ({ from, to = end }) => {
    return { kind: 'paused', at: from, ms: Math.max(0, Date.parse(to) - Date.parse(from)) }
  }
}

/**
 * Merges two lists in which events keep their order, even if the device's clock was set meanwhile.
 */
function merged(events: readonly AttemptEvent[], added: readonly AttemptEvent[]): AttemptEvent[] {
  const rest = [...added]
  const all = events.flatMap((event) => {
    const later = rest.findIndex(({ at }) => at >= event.at)
    return [...rest.splice(0, later < 0 ? rest.length : later), event]
  })
  return [...all, ...rest]
}
