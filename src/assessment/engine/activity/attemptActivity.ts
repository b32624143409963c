/** What happened during a finished attempt, as reviewers and exports read them (rules I6 to I9). */
import type { Activity, ActivityEvent, AttemptEvent } from '#schemas/activity.ts'
import type { FinishedAttempt } from '#schemas/attempt.ts'

/** Leaving for less than this is a reload. */
export const RELOAD_MS = 10_000

/** Anything that happened at a time. */
export type Moment = AttemptEvent | ActivityEvent

export interface Break {
  /** Null if it is not recorded when the page was left. */
  from: string | null
  to: string
  /** Null if it is not known. */
  ms: number | null
}

export interface AttemptActivity {
  /** Everything that is listed, oldest first. */
  moments: readonly Moment[]
  breaks: readonly Break[]
  reloads: number
  /** Left or resumed after the list was full. */
  unlistedEvents: number
  /** Null if it was not recorded. */
  observed: ObservedActivity | null
  /** Null without time limits. */
  terms: { extraTime: number; pauses: { times: number; ms: number } } | null
}

export interface ObservedActivity {
  pages: Activity['pages']
  /** `ms` without the times of unknown length. */
  hidden: { times: number; ms: number; unmeasured: number }
  pasted: {
    times: number
    length: number
    /** Oldest first; only what is listed. */
    lengthsByQuestionId: ReadonlyMap<string, readonly number[]>
  }
  unlisted: Activity['unlisted'] | null
}

export type RecordedAttempt = Pick<FinishedAttempt, 'events' | 'unlistedEvents' | 'activity'> &
  Partial<Pick<FinishedAttempt, 'clock'>>

/** Times in milliseconds; extra time in per cent. */
export function activityOf({
  events,
  unlistedEvents,
  activity,
  clock,
}: RecordedAttempt): AttemptActivity {
  const absences = absencesOf(events)
  const isReload = ({ ms }: Break) => ms !== null && ms < RELOAD_MS
  return {
    moments: merged(events, activity?.events ?? []),
    breaks: absences.filter((absence) => !isReload(absence)),
    reloads: absences.filter(isReload).length,
    unlistedEvents: unlistedEvents ?? 0,
    observed: activity === undefined ? null : observedIn(activity),
    terms: clock?.used === undefined ? null : termsIn(events, clock.extraTime),
  }
}

/** The changes of the time limits by staff (rule I9). */
function termsIn(events: readonly AttemptEvent[], extraTime = 0): AttemptActivity['terms'] {
  const pauses = events.filter((event) => event.kind === 'paused')
  return { extraTime, pauses: { times: pauses.length, ms: sum(pauses.map(({ ms }) => ms)) } }
}

function observedIn({ pages, events, unlisted }: Activity): ObservedActivity {
  const hidden = events.filter((event) => event.kind === 'hidden')
  const pasted = events.filter((event) => event.kind === 'pasted')
  const lengthsByQuestionId = new Map<string, number[]>()
  for (const { questionId, length } of pasted) {
    lengthsByQuestionId.set(questionId, [...(lengthsByQuestionId.get(questionId) ?? []), length])
  }
  return {
    pages,
    hidden: {
      times: hidden.length + (unlisted?.hidden ?? 0),
      ms: sum(hidden.map(({ ms }) => ms ?? 0)) + (unlisted?.hiddenMs ?? 0),
      unmeasured: hidden.filter(({ ms }) => ms === undefined).length,
    },
    pasted: {
      times: pasted.length + (unlisted?.pasted ?? 0),
      length: sum(pasted.map(({ length }) => length)) + (unlisted?.pastedLength ?? 0),
      lengthsByQuestionId,
    },
    unlisted: unlisted ?? null,
  }
}

/** From each time that the attempt was left until it was resumed. */
function absencesOf(events: readonly AttemptEvent[]): Break[] {
  const absences: Break[] = []
  let leftAt: string | null = null
  for (const { kind, at } of events) {
    if (kind === 'left') leftAt = at
    if (kind !== 'resumed') continue
    const ms = leftAt === null ? null : Date.parse(at) - Date.parse(leftAt)
    absences.push({ from: leftAt, to: at, ms: ms !== null && ms >= 0 ? ms : null })
    leftAt = null
  }
  return absences
}

/** By time; each list keeps its own order, even if the device's clock was set meanwhile. */
function merged(events: readonly AttemptEvent[], observed: readonly ActivityEvent[]): Moment[] {
  const moments: Moment[] = []
  let next = 0
  for (const event of events) {
    for (; next < observed.length; next += 1) {
      const before = observed[next]
      if (before === undefined || before.at >= event.at) break
      moments.push(before)
    }
    moments.push(event)
  }
  return [...moments, ...observed.slice(next)]
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
