import type { Activity, AttemptEvent, Seen } from '#schemas/activity.ts'
import type { CurrentAttempt } from '#schemas/attempt.ts'
import type { TimeUsed } from '#schemas/timeUsed.ts'

import type { ChangedAnswers } from './answerChanges.ts'

/** A change to an attempt that is being filled in; absent properties stay as they are. */
export interface AttemptChange {
  answers?: ChangedAnswers
  place?: string
  /** The candidate reads in another language from now on. */
  language?: string
  activeMs?: number
  activity?: Activity
  /** All questions that are marked for later now. */
  marked?: readonly string[]
  /** With time limits. */
  used?: TimeUsed
  /** New events of the clock. */
  events?: readonly AttemptEvent[]
  /** How the page is about to be left. */
  leaving?: Seen['how'] | undefined
}

/** The attempt with a change that its page made now, but without the answers. */
export function changedAttempt(
  attempt: CurrentAttempt,
  {
    place,
    language,
    activeMs,
    activity,
    marked,
    used,
    events = [],
    leaving,
  }: Omit<AttemptChange, 'answers'>,
): CurrentAttempt {
  return {
    ...attempt,
    ...(place !== undefined && { place }),
    ...(language !== undefined && { language }),
    ...(activeMs !== undefined && { clock: { ...attempt.clock, activeMs, ...(used && { used }) } }),
    ...(events.length > 0 && { events: [...attempt.events, ...events] }),
    ...(activity && { activity }),
    ...(marked && { marked: [...marked] }),
    seen: { at: new Date().toISOString(), ...(leaving && { how: leaving }) },
  }
}
