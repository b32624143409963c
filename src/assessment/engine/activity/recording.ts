/**
 * Records the activity of an attempt besides the answers on a candidate's page (rules I1 to I5).
 * The page reports its observations with its own times: `now` in milliseconds of a clock that only
 * moves forward, such as `performance.now()`, and `at` as an ISO timestamp.
 */
import type { Activity, ActivityEvent } from '#schemas/activity.ts'

/** The number of events listed of each kind; later events are only counted. */
export const MOST_LISTED = 100

export interface Recording {
  /** The activity up to `since`, in fractions of milliseconds. */
  readonly activity: Activity
  /** The page on screen. */
  readonly place: string
  /** Since when it has been visible, or hidden. */
  readonly since: number
  readonly isHidden: boolean
  /** Staff paused the clock, so the questions are not on screen. */
  readonly isPaused: boolean
  /** The page was hidden while it was open, and that is not listed because the list is full. */
  readonly isUnlisted: boolean
}

export const NOTHING_RECORDED: Activity = { pages: [], events: [] }
const NONE_UNLISTED = { hidden: 0, hiddenMs: 0, pasted: 0, pastedLength: 0 }

/** A page opens with what was recorded before; times go on from there. */
export function startRecording(before: Activity, place: string, now: number): Recording {
  const seen = { isHidden: false, isPaused: false, isUnlisted: false }
  return { activity: before, place, since: now, ...seen }
}

export function turnPage(recording: Recording, place: string, now: number): Recording {
  return { ...counted(recording, now), place }
}

export function setPaused(recording: Recording, isPaused: boolean, now: number): Recording {
  return { ...counted(recording, now), isPaused }
}

export function hide(recording: Recording, { now, at }: { now: number; at: string }): Recording {
  if (recording.isHidden) return recording
  const { activity, ...rest } = counted(recording, now)
  const isUnlisted = isFull(activity, 'hidden')
  const listed = isUnlisted
    ? withUnlisted(activity, { hidden: 1 })
    : withEvent(activity, { kind: 'hidden', at })
  return { ...rest, activity: listed, isHidden: true, isUnlisted }
}

export function show(recording: Recording, now: number): Recording {
  if (!recording.isHidden) return recording
  const { activity, since, isUnlisted } = recording
  const ms = Math.round(now - since)
  const measured = isUnlisted
    ? withUnlisted(activity, { hiddenMs: ms })
    : { ...activity, events: withLength(activity.events, ms) }
  return { ...recording, activity: measured, since: now, isHidden: false, isUnlisted: false }
}

/** `length` in code points; nothing is recorded of an empty text. */
export function paste(
  recording: Recording,
  { questionId, length, at }: { questionId: string; length: number; at: string },
): Recording {
  if (length === 0) return recording
  const { activity } = recording
  const listed = isFull(activity, 'pasted')
    ? withUnlisted(activity, { pasted: 1, pastedLength: length })
    : withEvent(activity, { kind: 'pasted', at, questionId, length })
  return { ...recording, activity: listed }
}

/** The activity recorded up to now, in whole milliseconds. */
export function recordedAt(recording: Recording, now: number): Activity {
  const { activity } = counted(recording, now)
  const pages = activity.pages.map(({ place, visibleMs }) => ({
    place,
    visibleMs: Math.round(visibleMs),
  }))
  return { ...activity, pages }
}

/** With the time until `now` added to the page on screen. */
function counted(recording: Recording, now: number): Recording {
  const { activity, place, since, isHidden, isPaused } = recording
  if (isHidden) return recording
  if (isPaused) return { ...recording, since: Math.max(now, since) }
  const pages = withTime(activity.pages, place, Math.max(0, now - since))
  return { ...recording, activity: { ...activity, pages }, since: Math.max(now, since) }
}

function withTime(pages: Activity['pages'], place: string, ms: number): Activity['pages'] {
  if (!pages.some((page) => page.place === place)) return [...pages, { place, visibleMs: ms }]
  return pages.map((page) =>
    page.place === place ? { place, visibleMs: page.visibleMs + ms } : page,
  )
}

function isFull({ events }: Activity, kind: ActivityEvent['kind']): boolean {
  return events.filter((event) => event.kind === kind).length >= MOST_LISTED
}

function withEvent(activity: Activity, event: ActivityEvent): Activity {
  return { ...activity, events: [...activity.events, event] }
}

function withUnlisted(activity: Activity, more: Partial<typeof NONE_UNLISTED>): Activity {
  const before = activity.unlisted ?? NONE_UNLISTED
  return {
    ...activity,
    unlisted: {
      hidden: before.hidden + (more.hidden ?? 0),
      hiddenMs: before.hiddenMs + (more.hiddenMs ?? 0),
      pasted: before.pasted + (more.pasted ?? 0),
      pastedLength: before.pastedLength + (more.pastedLength ?? 0),
    },
  }
}

/** The last time that the page was hidden gets its length. */
function withLength(events: readonly ActivityEvent[], ms: number): ActivityEvent[] {
  const last = events.findLastIndex((event) => event.kind === 'hidden')
  return events.map((event, index) =>
    index === last && event.kind === 'hidden' ? { ...event, ms } : event,
  )
}
