/**
 * Reads the rows once, in small bites, and keeps them current from the writes of every tab.
 */
import { candidateTable } from './database.ts'
import { observeStore } from './observing.ts'
import { type DamagedRecord, orWhyLost } from './query.ts'
import { readAllRows, rereadRows } from './readRows.ts'
import type { Rows } from './rowOrder.ts'

export interface RowState {
  /** Of all candidates, by name. */
  readonly rows: Rows
  readonly damaged: readonly DamagedRecord[]
  /** False until all have been read once. */
  readonly ready: boolean
  /** Reading failed; for the error boundary. */
  readonly error: Error | null
}

export interface RowStore {
  subscribe(listener: () => void): () => void
  current(): RowState
  stop(): void
}

/** Begins to read when somebody first listens. */
export function createCandidateRowStore(): RowStore {
  let state: RowState = { rows: [], damaged: [], ready: false, error: null }
  let stopObserving: (() => void) | null = null
  let catchingUp = false
  /** What is not read yet: null means everything. */
  let stale: Set<string> | null = null
  const listeners = new Set<() => void>()

  function hear(ids: string[] | null): void {
    if (ids === null) stale = null
    else for (const id of ids) stale?.add(id)
    void catchUp()
  }

  /** One at a time; what changes meanwhile is read after it. */
  async function catchUp(): Promise<void> {
    if (catchingUp) return
    catchingUp = true
    try {
      while (stale === null || stale.size > 0) {
        const wanted: Set<string> | null = stale
        stale = new Set()
        const read = await orWhyLost(() =>
          wanted === null ? readAllRows() : rereadRows(state, [...wanted]),
        )
        publish({ ...read, ready: true, error: null })
      }
    } catch (error) {
      // What was to be read is not known to be here, so the next reading is of everything.
      stale = null
      publish({ ...state, error: error instanceof Error ? error : new Error(String(error)) })
    } finally {
      catchingUp = false
    }
  }

  function publish(next: RowState): void {
    state = next
    for (const listener of listeners) listener()
  }

  return {
    current: () => state,
    stop: () => stopObserving?.(),
    subscribe(listener) {
      listeners.add(listener)
      if (!stopObserving) {
        stopObserving = observeStore(candidateTable, hear)
      }
      if (stale === null) void catchUp()
      return () => {
        listeners.delete(listener)
        // Whoever comes next tries again, instead of failing with what failed before.
        if (listeners.size === 0 && state.error !== null) state = { ...state, error: null }
      }
    },
  }
}

export const candidateRowStore = createCandidateRowStore()
