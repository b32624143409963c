/**
 * Data of each response to an assessment, such as the rows of the list, read in a worker and kept in
 * memory until the device is locked or the page is left. While somebody looks at them they are kept up
 * to date with all tabs, afterwards it is noted what has to be read again.
 */
import { asError } from '#src/base/asError.ts'
import { createListeners, createStore, type Listeners, type Readable } from '#src/base/store.ts'
import { observeReviewing } from '#src/review/storage/observing.ts'
import type { AttemptToMark } from '#src/review/model/answersToQuestion.ts'
import { askResponses } from '#src/review/workers/askResponses.ts'
import type { ResponseDataInput, Progress, ReadResponseData } from '#src/review/workers/progress.ts'
import type { ResponseRow } from '#src/review/workers/responseRows.ts'
import { onKeysDropped } from '#src/storage/sealing/openKeys.ts'
import type { AskOptions } from '#src/storage/workers/ask.ts'

export interface ResponseDataState<T> {
  items: readonly T[]
  damaged: ReadResponseData<T>['damaged']
  /** Null once everything has been read. */
  progress: Progress | null
  /** The read error, for the error boundary. */
  error: Error | null
}

export type ResponseDataStore<T> = Readable<ResponseDataState<T>>

/** The rows of the list. Returns the same store for the same assessment. */
export const rowStoreOf = storesBy((assessmentId) =>
  createResponseDataStore<ResponseRow>(assessmentId, (input, options) =>
    askResponses('rows', input, options),
  ),
)

/** The answers to mark. Returns the same store for the same assessment. */
export const toMarkStoreOf = storesBy((assessmentId) =>
  createResponseDataStore<AttemptToMark>(assessmentId, (input, options) =>
    askResponses('toMark', input, options),
  ),
)

function storesBy<S>(create: (assessmentId: string) => S): (assessmentId: string) => S {
  const stores = new Map<string, S>()
  return (assessmentId) => {
    const store = stores.get(assessmentId) ?? create(assessmentId)
    stores.set(assessmentId, store)
    return store
  }
}

const NOTHING = { items: [], damaged: [], progress: { done: 0, total: 0 }, error: null }

/** How often a page is drawn again while they are read. */
const DRAWN_EVERY_MS = 250

type ReadAll<T> = (
  input: ResponseDataInput,
  options: AskOptions<ReadResponseData<T>>,
) => Promise<unknown>

/** By the id of the candidate. */
interface Known<T> {
  items: ReadonlyMap<string, T>
  damaged: ReadonlyMap<string, ReadResponseData<T>['damaged'][number]>
}

interface Reading {
  /** Null: all. */
  ids: ReadonlySet<string> | null
  own: AbortController
}

function createResponseDataStore<T extends { candidateId: string }>(
  assessmentId: string,
  read: ReadAll<T>,
): ResponseDataStore<T> {
  const store = createStore<ResponseDataState<T>>(NOTHING)
  let known: Known<T> = { items: new Map(), damaged: new Map() }
  /** Ids to be read again; null means all. */
  let stale: Set<string> | null = null
  let reading: Reading | null = null
  let isWatched = false
  let endObserving: (() => void) | null = null

  const show = ({ items, damaged }: Known<T>, progress: Progress | null) =>
    store.set({
      items: [...items.values()],
      damaged: [...damaged.values()],
      progress,
      error: null,
    })

  async function readStale(): Promise<void> {
    if (reading !== null) return
    while (stale === null || stale.size > 0) {
      const ids = stale
      stale = new Set()
      const own = new AbortController()
      reading = { ids, own }
      const isFirst = store.getState().progress !== null
      const items = new Map(ids === null ? [] : known.items)
      const damaged = new Map(ids === null ? [] : known.damaged)
      for (const id of ids ?? []) {
        items.delete(id)
        damaged.delete(id)
      }
      let drawnAt = 0
      const onProgress = (found: ReadResponseData<T>) => {
        for (const item of found.items) items.set(item.candidateId, item)
        for (const record of found.damaged) damaged.set(record.id, record)
        // Keep the rendered items until all of them have been read again.
        if (!isFirst || found.done === found.total) return
        if (performance.now() - drawnAt < DRAWN_EVERY_MS) return
        drawnAt = performance.now()
        show({ items, damaged }, { done: found.done, total: found.total })
      }
      const candidateIds = ids && [...ids]
      await inTurn(own.signal, () =>
        read({ assessmentId, candidateIds }, { onProgress, signal: own.signal }),
      )
      if (reading?.own !== own || own.signal.aborted) return
      reading = null
      known = { items, damaged }
      show(known, null)
    }
  }

  const readOrFail = () =>
    void readStale().catch((thrown: unknown) => {
      reading = null
      store.set({ ...store.getState(), error: asError(thrown) })
    })

  /** What was asked for stays to be read. */
  const stopReading = () => {
    if (reading === null) return
    reading.own.abort()
    stale = reading.ids && stale && new Set([...reading.ids, ...stale])
    reading = null
  }

  const forget = () => {
    stopReading()
    endObserving?.()
    endObserving = null
    known = { items: new Map(), damaged: new Map() }
    stale = null
    store.set(NOTHING)
  }

  const observe = () => {
    const ends = [
      observeReviewing(assessmentId, (ids) => {
        if (ids === null) stale = null
        else for (const id of ids) stale?.add(id)
        if (isWatched) readOrFail()
        else if (stale === null) forget()
      }),
      // Nothing that was sealed outlives the keys.
      onKeysDropped(forget),
    ]
    return () => ends.forEach((end) => end())
  }

  const listeners = createListeners(() => {
    isWatched = true
    endObserving ??= observe()
    readOrFail()
    return () => {
      isWatched = false
      stopReading()
      if (stale === null || store.getState().error !== null) forget()
    }
  })
  store.subscribe(listeners.notify)
  return { getState: store.getState, subscribe: lateEnd(listeners.subscribe) }
}

/** Of all readings, for the list and for the counts of other assessments, one at a time. */
let last: Promise<unknown> = Promise.resolve()

function inTurn(signal: AbortSignal, read: () => Promise<unknown>): Promise<unknown> {
  const mine = last.then(() => (signal.aborted ? null : read()))
  last = mine.catch(() => null)
  return mine
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
