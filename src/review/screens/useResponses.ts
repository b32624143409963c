/**
 * Data of each response to one assessment, such as the rows of the list, read in a worker and kept
 * up to date with all tabs while somebody looks at them. In memory only, and forgotten as soon as
 * nobody does.
 */
import { useDeferredValue, useMemo, useState } from 'react'

import { asError } from '#src/base/asError.ts'
import { createListeners, createStore, type Listeners, type Readable } from '#src/base/store.ts'
import { useStore } from '#src/base/useStore.ts'
import { useQuery } from '#src/storage/core/query.ts'
import { currentActor } from '#src/storage/device/device.ts'
import { getAssessment } from '#src/storage/stored/assessments.ts'
import { observeReviewing } from '#src/review/storage/observing.ts'
import type { AttemptToMark } from '#src/review/model/answersToQuestion.ts'
import type { AskOptions } from '#src/storage/workers/ask.ts'
import type { ResponseRow } from '#src/review/workers/responseRows.ts'
import { askResponses } from '#src/review/workers/askResponses.ts'
import type { ResponseDataInput, Progress, ReadResponseData } from '#src/review/workers/progress.ts'

import { filterResponses, type ResponseFilter } from './filterResponses.ts'

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

let rowStore: ResponseDataStore<ResponseRow> | null = null
let toMarkStore: ResponseDataStore<AttemptToMark> | null = null

/** The rows of the list. Returns the same store as long as the assessment is the same. */
function rowStoreOf(assessmentId: string): ResponseDataStore<ResponseRow> {
  if (rowStore?.assessmentId !== assessmentId) {
    rowStore = createResponseDataStore(assessmentId, (input, options) =>
      askResponses('rows', input, options),
    )
  }
  return rowStore
}

/** The answers to mark. Returns the same store as long as the assessment is the same. */
export function toMarkStoreOf(assessmentId: string): ResponseDataStore<AttemptToMark> {
  if (toMarkStore?.assessmentId !== assessmentId) {
    toMarkStore = createResponseDataStore(assessmentId, (input, options) =>
      askResponses('toMark', input, options),
    )
  }
  return toMarkStore
}

/** Everything submitted to an assessment; undefined until the first rows have been read. */
export function useResponses(assessmentId: string) {
  const { rows, damaged, progress } = useRows(assessmentId)
  const current = useQuery(async () => {
    const [stored, me] = await Promise.all([getAssessment(assessmentId), currentActor()])
    return { assessmentId, stored, me }
  }, [assessmentId])
  // On coming back all rows are there at once, and drawing the first ones must not block either.
  const read = useDeferredValue(current)
  if (read?.assessmentId !== assessmentId || (progress !== null && rows.length === 0))
    return undefined
  const { stored, me } = read
  return { stored, me, rows, damaged, progress }
}

/**
 * The rows of the list that led here, using the search, filter and order in the address. They keep
 * their places while they are marked, so that the next response is the next one afterwards as well.
 */
export function useListedResponses(assessmentId: string, filter: ResponseFilter) {
  const { rows, progress } = useRows(assessmentId)
  const listed = useMemo(() => filterResponses(rows, filter), [rows, filter])
  // An order by names, or what a search for one found, must not outlast them.
  const isByName = filter.sort === 'name' || filter.search !== ''
  const hidden = isByName ? rows.filter(({ isHidden }) => isHidden).length : 0
  const about = JSON.stringify([assessmentId, filter, hidden])
  const [kept, setKept] = useState({ about: '', ids: new Set<string>() })
  if (progress === null && kept.about !== about) {
    setKept({ about, ids: new Set(listed.map(({ candidateId }) => candidateId)) })
  }
  return useMemo(() => {
    if (kept.about !== about) return listed
    const rowById = new Map(rows.map((row) => [row.candidateId, row]))
    const later = listed.filter(({ candidateId }) => !kept.ids.has(candidateId))
    return [...[...kept.ids].flatMap((id) => rowById.get(id) ?? []), ...later]
  }, [rows, listed, kept, about])
}

/**
 * The rows read so far. They are drawn when there is time, in pieces, because the list is long and
 * many rows arrive at once. A failed read is thrown to the nearest error boundary.
 */
export function useRows(assessmentId: string) {
  const store = rowStoreOf(assessmentId)
  const state = useStore(store)
  const latest = useMemo(() => ({ store, state }), [store, state])
  const drawn = useDeferredValue(latest)
  // Never the rows of another assessment.
  const { items, damaged, progress, error } = drawn.store === store ? drawn.state : state
  if (error !== null) throw error
  return { rows: items, damaged, progress }
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
