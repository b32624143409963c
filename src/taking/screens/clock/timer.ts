/**
 * The clock of an open attempt: it reads the time once a second, and whenever something happens that
 * changes how the time counts (rules O3 to O11).
 */
import { createStore } from '#src/base/store.ts'
import type { Definition } from '#schemas/definition.ts'
import type { AttemptEvent } from '#schemas/activity.ts'
import type { CurrentAttempt } from '#schemas/attempt.ts'
import type { Pause, TimeUsed } from '#schemas/timeUsed.ts'
import { type ClockTerms, getClockTerms, onClockTerms } from '#src/taking/storage/clockTerms.ts'
import { countTime, JUMP_MS, rounded } from '#src/assessment/engine/clock/counting.ts'
import {
  closedQuestions,
  isAllOver,
  overPlaces,
  placesAt,
  type TimeLeft,
  timeLeft,
} from '#src/assessment/engine/clock/remaining.ts'
import {
  limitsIn,
  startPart,
  timeUsedBefore,
  unstartedParts,
} from '#src/assessment/engine/clock/starting.ts'

/** The limits that a page may have, in the order in which they are shown. */
const PARTS = ['all', 'section', 'question'] as const satisfies readonly (keyof TimeLeft)[]

/** A limit whose time runs. A section is named by its id where the page has others. */
export type Running = { ms: number; part: (typeof PARTS)[number]; sectionId?: string }

export function runningIn(left: TimeLeft): Running[] {
  const own = PARTS.flatMap((part) => {
    const ms = left[part]
    return ms === null ? [] : [{ part, ms }]
  })
  const named = left.sections.map(({ id, ms }) => ({ part: 'section' as const, sectionId: id, ms }))
  return [...own, ...named]
}

export type TimerState = {
  left: TimeLeft
  isPaused: boolean
  /** The time of the whole assessment. */
  isOver: boolean
  closed: ReadonlySet<string>
  /** Milliseconds for each section and question that is still to be started. */
  unstarted: ReadonlyMap<string, number>
}

export type Timer = {
  state: () => TimerState
  subscribe: (listener: () => void) => () => void
  /** Whether leaving the page now would not stop the time. */
  isRunning: () => boolean
  /** Call once the attempt has its timer. */
  begin: () => void
  /** Up to now, as it is stored. */
  used: () => TimeUsed
  turnTo: (page: string) => void
  /** Starts the time of a section or question. */
  startPart: (id: string) => void
  stop: () => void
}

const TICK_MS = 1000
/** Jumps; later ones are left out. */
const MOST_LISTED = 100

export async function startTimer({
  candidateId,
  assessmentId,
  definition,
  current,
  page: startPage,
  onClosed,
  onEvents,
}: {
  candidateId: string
  assessmentId: string
  definition: Definition
  current: CurrentAttempt
  page: string
  /** Called when other questions are closed than before. */
  onClosed: (closed: ReadonlySet<string>) => void
  /** Something happened that should be saved. */
  onEvents: (events: readonly AttemptEvent[]) => void
}): Promise<Timer> {
  const known = new Set(current.events.flatMap((event) => ('place' in event ? event.place : [])))
  let jumps = current.events.filter(({ kind }) => kind === 'clockJumped').length
  let terms: ClockTerms = await getClockTerms(candidateId, assessmentId)
  let used = timeUsedBefore(current)
  let page = startPage
  let readAt: number | null = null
  let wasHidden = document.hidden
  const unlisted: AttemptEvent[] = []
  let isReadingTerms = false
  const placesNow = () =>
    placesAt(definition, limitsIn(definition, terms.extraTime, used), { used, page })
  /** Those of the last reading: a page that is turned before the next one has had no time yet. */
  let places = placesNow()

  /**
   * The time up to now. `learnt`: the terms that have just been read. False if they must be read first:
   * a hidden page that slept, or that a tablet froze, has missed what staff did meanwhile.
   */
  const count = (learnt?: ClockTerms): boolean => {
    const [now, wall] = [performance.now(), Date.now()]
    const passed = readAt === null ? null : now - readAt
    if (learnt === undefined && passed !== null && wasHidden) {
      const isLong = Math.max(passed, wall - Date.parse(used.at)) >= JUMP_MS
      if (isLong && !isReadingTerms) void readTerms()
      if (isLong) return false
    }
    const wasPaused = isPausedBy(terms) && isPausedBy(learnt ?? terms)
    const reading = { wall, passed, wasHidden, wasPaused }
    const pauses = passed === null ? terms.pauses : learnt ? newPauses(terms, learnt) : []
    const counted = countTime(used, reading, { places, pauses })
    terms = learnt ?? terms
    used = counted.used
    places = placesNow()
    readAt = now
    wasHidden = document.hidden
    if (counted.jump === null || jumps >= MOST_LISTED) return true
    jumps += 1
    unlisted.push(counted.jump)
    return true
  }
  const look = (): TimerState => {
    const limits = limitsIn(definition, terms.extraTime, used)
    return {
      left: timeLeft(definition, limits, { used, page }),
      isPaused: isPausedBy(terms),
      isOver: isAllOver(limits, used),
      closed: closedQuestions(definition, limits, used),
      unstarted: new Map(
        [...unstartedParts(limits, used)].map((id) => [id, limits.places.get(id) ?? 0]),
      ),
    }
  }
  const listOver = () => {
    for (const place of overPlaces(limitsIn(definition, terms.extraTime, used), used)) {
      if (!known.has(place)) unlisted.push({ kind: 'timeOver', at: used.at, place })
      known.add(place)
    }
  }

  count()
  listOver()
  const store = createStore(look())
  let closed: ReadonlySet<string> = new Set()
  const tick = (learnt?: ClockTerms): boolean => {
    if (!count(learnt)) return false
    listOver()
    const state = look()
    store.set(state)
    if (isOtherSet(closed, state.closed)) {
      closed = state.closed
      onClosed(closed)
    }
    if (unlisted.length > 0) onEvents(unlisted.splice(0))
    return true
  }
  const readTerms = async () => {
    isReadingTerms = true
    // Count the time up to now under the old terms, paused or not.
    tick()
    const read = await getClockTerms(candidateId, assessmentId).catch(() => terms)
    isReadingTerms = false
    tick(read)
  }
  const tickNow = () => tick()
  let stopTerms = () => {}
  let ticking: ReturnType<typeof setInterval> | undefined
  return {
    state: store.getState,
    subscribe: store.subscribe,
    isRunning() {
      const { left, isPaused: isStopped } = store.getState()
      return !isStopped && runningIn(left).length > 0
    },
    begin() {
      tick()
      ticking = setInterval(tickNow, TICK_MS)
      // First, so that the last save of a page that is hidden includes it.
      document.addEventListener('visibilitychange', tickNow, { capture: true })
      stopTerms = onClockTerms(() => void readTerms())
    },
    used() {
      count()
      return rounded(used)
    },
    turnTo(next) {
      if (next === page) return
      const isCounted = tick()
      page = next
      if (isCounted) places = placesNow()
      store.set(look())
    },
    startPart(id) {
      const isCounted = tick()
      used = startPart(used, id)
      if (isCounted) places = placesNow()
      store.set(look())
    },
    stop() {
      clearInterval(ticking)
      document.removeEventListener('visibilitychange', tickNow, { capture: true })
      stopTerms()
    },
  }
}

function isPausedBy({ pauses }: ClockTerms): boolean {
  return pauses.length > 0 && pauses.at(-1)?.to === undefined
}

/** The pauses that began or ended since. */
function newPauses(before: ClockTerms, now: ClockTerms): readonly Pause[] {
  return now.pauses.filter(
    ({ from, to }) => !before.pauses.some((known) => known.from === from && known.to === to),
  )
}

function isOtherSet(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size !== other.size || [...one].some((id) => !other.has(id))
}
