/**
 * What is needed of each response to one assessment, such as the rows of the list, read in a worker and
 * kept up to date with all tabs while somebody looks at them. In memory only, and forgotten as soon as
 * nobody does.
 */
import { asError } from '#src/base/asError.ts'
import { createListeners, createStore, type Listeners, type Readable } from '#src/base/store.ts'
import { observeReviewing } from '#src/db/reviewing/observing.ts'
import type { AttemptToMark } from '#src/engine/reviewing/answersToQuestion.ts'
import type { ResponseRow } from '#src/workers/responses/responseRow.ts'
import { startJob } from '#src/workers/responses/startJob.ts'
import type { PartsInput, Progress, ReadParts } from '#src/workers/responses/surroundings.ts'

export interface PartState<T> {
  parts: readonly T[]
  damaged: ReadParts<T>['damaged']
  /** Null once everything has been read. */
  progress: Progress | null
  /** The read error, for the error boundary. */
  error: Error | null
}

export interface PartStore<T> extends Readable<PartState<T>> {
  assessmentId: string
}

const NOTHING = { parts: [], damaged: [], progress: { done: 0, total: 0 }, error: null }

/** How often a page is drawn again while they are read. */
const DRAWN_EVERY_MS = 250

let rows: PartStore<ResponseRow> | null = null
let toMark: PartStore<AttemptToMark> | null = null

/** The same store for as long as it is the same assessment. */
export function rowStoreOf(assessmentId: string): PartStore<ResponseRow> {
  if (rows?.assessmentId !== assessmentId) {
    rows = createPartStore(assessmentId, (input, onParts) => startJob('rows', input, onParts))
  }
  return rows
}

/** The same for what has to be marked. */
export function toMarkStoreOf(assessmentId: string): PartStore<AttemptToMark> {
  if (toMark?.assessmentId !== assessmentId) {
    toMark = createPartStore(assessmentId, (input, onParts) => startJob('toMark', input, onParts))
  }
  return toMark
}

type StartReading<T> = (
  input: PartsInput,
  onParts: (read: ReadParts<T>) => void,
) => { result: Promise<unknown>; stop: () => void }

function createPartStore<T extends { candidateId: string }>(
  assessmentId: string,
  start: StartReading<T>,
): PartStore<T> {
  const store = createStore<PartState<T>>(NOTHING)
  let partById = new Map<string, T>()
  let damagedById = new Map<string, ReadParts<T>['damaged'][number]>()
  let job: ReturnType<StartReading<T>> | null = null
  /** Ids still to be read; null means all. */
  let stale: Set<string> | null = null

  const show = (progress: Progress | null) => {
    const damaged = [...damagedById.values()]
    store.set({ parts: [...partById.values()], damaged, progress, error: null })
  }

  async function readAll(): Promise<void> {
    if (job !== null) return
    while (stale === null || stale.size > 0) {
      const wanted: readonly string[] | null = stale && [...stale]
      stale = new Set()
      const isFirst = store.getState().progress !== null
      const before = { partById, damagedById }
      partById = new Map(wanted === null ? [] : before.partById)
      damagedById = new Map(wanted === null ? [] : before.damagedById)
      for (const id of wanted ?? []) {
        partById.delete(id)
        damagedById.delete(id)
      }
      let drawnAt = 0
      const running = start({ assessmentId, candidateIds: wanted }, (read) => {
        for (const part of read.parts) partById.set(part.candidateId, part)
        for (const record of read.damaged) damagedById.set(record.id, record)
        // What is shown already stays until all of it has been read again.
        if (!isFirst || read.done === read.total) return
        if (performance.now() - drawnAt < DRAWN_EVERY_MS) return
        drawnAt = performance.now()
        show({ done: read.done, total: read.total })
      })
      job = running
      await running.result
      if (job !== running) return
      job = null
      show(null)
    }
  }

  const readOrFail = () =>
    readAll().catch((thrown: unknown) => {
      job = null
      store.set({ ...store.getState(), error: asError(thrown) })
    })

  const listeners = createListeners(() => {
    stale = null
    const end = observeReviewing(assessmentId, (ids) => {
      if (ids === null) stale = null
      else for (const id of ids) stale?.add(id)
      void readOrFail()
    })
    void readOrFail()
    return () => {
      end()
      job?.stop()
      job = null
      partById = new Map()
      damagedById = new Map()
      store.set(NOTHING)
    }
  })
  store.subscribe(listeners.notify)
  return { assessmentId, getState: store.getState, subscribe: lateEnd(listeners.subscribe) }
}

/** Between two pages that show the same rows there is a moment in which neither does. */
function lateEnd(subscribe: Listeners['subscribe']): Listeners['subscribe'] {
  return (listener) => {
    const end = subscribe(listener)
    return () => {
      const keep = subscribe(() => undefined)
      end()
      setTimeout(keep)
    }
  }
}
