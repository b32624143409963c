/**
 * The clock of an open attempt: it reads the time once a second, and whenever something happens that
 * changes how the time counts (rules O3 to O11).
 */
import { createStore } from '#src/base/store.ts'
import type { Definition } from '#schemas/definition.ts'
import type { AttemptEvent } from '#schemas/activity.ts'
import type { CurrentAttempt } from '#schemas/attempt.ts'
import type { TimeUsed } from '#schemas/timeUsed.ts'
import { type ClockTerms, getClockTerms, onClockTerms } from '#src/taking/storage/clockTerms.ts'
import { countTime, rounded } from '#src/assessment/engine/clock/counting.ts'
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
export const PARTS = ['all', 'section', 'question'] as const satisfies readonly (keyof TimeLeft)[]

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
  const isPaused = () => terms.pauses.length > 0 && terms.pauses.at(-1)?.to === undefined

  const count = () => {
    const now = performance.now()
    const reading = {
      wall: Date.now(),
      passed: readAt === null ? null : now - readAt,
      wasHidden,
      wasPaused: isPaused(),
    }
    const places = placesAt(definition, limitsIn(definition, terms.extraTime, used), { used, page })
    const counted = countTime(used, reading, { places, pauses: terms.pauses })
    used = counted.used
    readAt = now
    wasHidden = document.hidden
    if (counted.jump === null || jumps >= MOST_LISTED) return
    jumps += 1
    unlisted.push(counted.jump)
  }
  const look = (): TimerState => {
    const limits = limitsIn(definition, terms.extraTime, used)
    return {
      left: timeLeft(definition, limits, { used, page }),
      isPaused: isPaused(),
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
  const tick = () => {
    count()
    listOver()
    const state = look()
    store.set(state)
    if (isOtherSet(closed, state.closed)) {
      closed = state.closed
      onClosed(closed)
    }
    if (unlisted.length > 0) onEvents(unlisted.splice(0))
  }
  const readTerms = async () => {
    // Count the time up to now under the old terms, paused or not.
    tick()
    terms = await getClockTerms(candidateId, assessmentId).catch(() => terms)
    tick()
  }
  let stopTerms = () => {}
  let ticking: ReturnType<typeof setInterval> | undefined
  return {
    state: store.getState,
    subscribe: store.subscribe,
    isRunning() {
      const { left, isPaused: isStopped } = store.getState()
      return !isStopped && PARTS.some((part) => left[part] !== null)
    },
    begin() {
      tick()
      ticking = setInterval(tick, TICK_MS)
      // First, so that the last save of a page that is hidden includes it.
      document.addEventListener('visibilitychange', tick, { capture: true })
      stopTerms = onClockTerms(() => void readTerms())
    },
    used() {
      count()
      return rounded(used)
    },
    turnTo(next) {
      if (next === page) return
      tick()
      page = next
      store.set(look())
    },
    startPart(id) {
      tick()
      used = startPart(used, id)
      store.set(look())
    },
    stop() {
      clearInterval(ticking)
      document.removeEventListener('visibilitychange', tick, { capture: true })
      stopTerms()
    },
  }
}

function isOtherSet(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size !== other.size || [...one].some((id) => !other.has(id))
}
