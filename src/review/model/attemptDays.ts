/**
 * When an attempt took place, beside a hidden name (rule H12): the day, and what happened since its start.
 * The candidate's page has the times, by which the two could be matched.
 */
import type { FinishedAttempt } from '#schemas/attempt.ts'

/** The local day of a moment, as `2026-11-21`. */
export function dayOf(at: string): string {
  const moment = new Date(at)
  const parts = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
  return parts.map((part, place) => `${part}`.padStart(place === 0 ? 4 : 2, '0')).join('-')
}

/**
 * The attempt as if it had been started at midnight UTC of its day. All times between its moments stay,
 * and so does what is calculated from the day on which it was started.
 */
export function fromMidnight<
  A extends Pick<FinishedAttempt, 'startedAt' | 'submittedAt' | 'events' | 'activity'>,
>(attempt: A): A {
  const { startedAt, submittedAt, events, activity } = attempt
  const before = Date.parse(startedAt) - Date.parse(startedAt.slice(0, 10))
  const moved = (at: string) => new Date(Date.parse(at) - before).toISOString()
  const movedEvent = <E extends { at: string }>(event: E): E => ({ ...event, at: moved(event.at) })
  return {
    ...attempt,
    startedAt: moved(startedAt),
    submittedAt: moved(submittedAt),
    events: events.map(movedEvent),
    ...(activity && { activity: { ...activity, events: activity.events.map(movedEvent) } }),
  }
}
