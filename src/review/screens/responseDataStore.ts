/**
 * Data of each response to one assessment, such as the rows of the list, read in a worker and kept
 * up to date with all tabs while somebody looks at them. In memory only, and forgotten as soon as
 * nobody does.
 */
import { asError } from '#src/base/asError.ts'
import { createListeners, createStore, type Listeners, type Readable } from '#src/base/store.ts'
import { observeReviewing } from '#src/review/storage/observing.ts'
import type { AttemptToMark } from '#src/review/model/answersToQuestion.ts'
import type { AskOptions } from '#src/storage/workers/ask.ts'
import type { ResponseRow } from '#src/review/workers/responseRows.ts'
import { askResponses } from '#src/review/workers/askResponses.ts'
import type { ResponseDataInput, Progress, ReadResponseData } from '#src/review/workers/progress.ts'

export interface ResponseDataState<T> {
  items: readonly T[]
  damaged: ReadResponseData<T>['damaged']
  /** Null once everything has been read. */
  progress: Progress | null
  /** The read error, for the error boundary. */
  error: Error | null
}

export interface ResponseDataStore<T> extends Readable<ResponseDataState<T>> {
  assessmentId: string
}

const NOTHING = { items: [], damaged: [], progress: { done: 0, total: 0 }, error: null }

/** How often a page is drawn again while they are read. */
const DRAWN_EVERY_MS = 250

let rows: ResponseDataStore<ResponseRow> | null = null
let toMark: ResponseDataStore<AttemptToMark> | null = null

/** The rows of the list. Returns the same store as long as the assessment is the same. */
export function rowStoreOf(assessmentId: string): ResponseDataStore<ResponseRow> {
  if (rows?.assessmentId !== assessmentId) {
    rows = createResponseDataStore(assessmentId, (input, options) =>
      askResponses('rows', input, options),
    )
  }
  return rows
}

/** The answers to mark. Returns the same store as long as the assessment is the same. */
export function toMarkStoreOf(assessmentId: string): ResponseDataStore<AttemptToMark> {
  if (toMark?.assessmentId !== assessmentId) {
    toMark = createResponseDataStore(assessmentId, (input, options) =>
      askResponses('toMark', input, options),
    )
  }
  return toMark
}

type ReadAll<T> = (
  input: ResponseDataInput,
  options: AskOptions<ReadResponseData<T>>,
) => Promise<unknown>

function createResponseDataStore<T extends { candidateId: string }>(
  assessmentId: string,
  read: ReadAll<T>,
): ResponseDataStore<T> {
  const store = createStore<ResponseDataState<T>>(NOTHING)
  let itemById = new Map<string, T>()
  let damagedById = new Map<string, ReadResponseData<T>['damaged'][number]>()
  let reading: AbortController | null = null
  /** Ids still to be read; null means all. */
  let stale: Set<string> | null = null

  const show = (progress: Progress | null) => {
    const damaged = [...damagedById.values()]
    store.set({ items: [...itemById.values()], damaged, progress, error: null })
  }

  async function readAll(): Promise<void> {
    if (reading !== null) return
    while (stale === null || stale.size > 0) {
      const wanted: readonly string[] | null = stale && [...stale]
      stale = new Set()
      const isFirst = store.getState().progress !== null
      const before = { itemById, damagedById }
      itemById = new Map(wanted === null ? [] : before.itemById)
      damagedById = new Map(wanted === null ? [] : before.damagedById)
      for (const id of wanted ?? []) {
        itemById.delete(id)
        damagedById.delete(id)
      }
      let drawnAt = 0
      const own = new AbortController()
      reading = own
      const onProgress = (found: ReadResponseData<T>) => {
        for (const item of found.items) itemById.set(item.candidateId, item)
        for (const record of found.damaged) damagedById.set(record.id, record)
        // Keep the rendered items until all of them have been read again.
        if (!isFirst || found.done === found.total) return
        if (performance.now() - drawnAt < DRAWN_EVERY_MS) return
        drawnAt = performance.now()
        show({ done: found.done, total: found.total })
      }
      await read({ assessmentId, candidateIds: wanted }, { onProgress, signal: own.signal })
      if (reading !== own) return
      reading = null
      show(null)
    }
  }

  const readOrFail = () =>
    readAll().catch((thrown: unknown) => {
      reading = null
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
      reading?.abort()
      reading = null
      itemById = new Map()
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
