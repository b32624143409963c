/** Reads the rows once, in small batches, and keeps them up to date with the writes of all tabs. */
import { asError } from '#src/base/asError.ts'
import { createListeners, createStore, type Readable } from '#src/base/store.ts'
import { candidateTable } from '#src/storage/core/database.ts'
import { observeStore } from '#src/storage/core/observing.ts'
import { type DamagedRecord, rejectIfLost } from '#src/storage/core/query.ts'
import { readAllRows, rereadRows } from './readRows.ts'
import type { Rows } from './rowOrder.ts'

export interface RowState {
  /** All candidates, sorted by name. */
  readonly rows: Rows
  readonly damaged: readonly DamagedRecord[]
  /** False until all have been read once. */
  readonly ready: boolean
  /** The read error, for the error boundary. */
  readonly error: Error | null
}

export interface RowStore extends Readable<RowState> {
  stop(): void
}

/** Starts reading when the first listener subscribes. */
export function createCandidateRowStore(): RowStore {
  const store = createStore<RowState>({ rows: [], damaged: [], ready: false, error: null })
  let stopObserving: (() => void) | null = null
  let catchingUp = false
  /** Ids still to be read; null means all. */
  let stale: Set<string> | null = null

  function update(ids: string[] | null): void {
    if (ids === null) stale = null
    else for (const id of ids) stale?.add(id)
    void catchUp()
  }

  /** One at a time; changes meanwhile are read in the next round. */
  async function catchUp(): Promise<void> {
    if (catchingUp) return
    catchingUp = true
    try {
      while (stale === null || stale.size > 0) {
        const wanted: Set<string> | null = stale
        stale = new Set()
        const read = await rejectIfLost(() =>
          wanted === null ? readAllRows() : rereadRows(store.getState(), [...wanted]),
        )
        store.set({ ...read, ready: true, error: null })
      }
    } catch (error) {
      // The pending ids are lost, so the next read covers everything.
      stale = null
      store.set({ ...store.getState(), error: asError(error) })
    } finally {
      catchingUp = false
    }
  }

  const hearing = createListeners(() => {
    stopObserving ??= observeStore(candidateTable, update)
    return () => {
      // The next subscriber retries instead of getting the old error.
      const { error, ...rest } = store.getState()
      if (error !== null) store.set({ ...rest, error: null })
    }
  })
  store.subscribe(hearing.notify)

  return {
    getState: store.getState,
    stop: () => stopObserving?.(),
    subscribe(listener) {
      const stop = hearing.subscribe(listener)
      if (stale === null) void catchUp()
      return stop
    },
  }
}

export const candidateRowStore = createCandidateRowStore()
