/**
 * The rows of one assessment's responses, read in a worker and kept up to date with all tabs while
 * somebody looks at them. In memory only, and forgotten as soon as nobody does.
 */
import { asError } from '#src/base/asError.ts'
import { createListeners, createStore, type Readable } from '#src/base/store.ts'
import { observeReviewing } from '#src/db/reviewing/observing.ts'
import type { ResponseRow } from '#src/workers/responses/responseRow.ts'
import type { Rows } from '#src/workers/responses/rowsJob.ts'
import { type RunningJob, startJob } from '#src/workers/responses/startJob.ts'
import type { Progress } from '#src/workers/responses/surroundings.ts'

export interface RowState {
  rows: readonly ResponseRow[]
  damaged: Rows['damaged']
  /** Null once everything has been read. */
  progress: Progress | null
  /** The read error, for the error boundary. */
  error: Error | null
}

export interface RowStore extends Readable<RowState> {
  assessmentId: string
}

const NOTHING: RowState = { rows: [], damaged: [], progress: { done: 0, total: 0 }, error: null }

/** How often the list is drawn again while it is read. */
const DRAWN_EVERY_MS = 250

let current: RowStore | null = null

/** The same store for as long as it is the same assessment. */
export function rowStoreOf(assessmentId: string): RowStore {
  if (current?.assessmentId !== assessmentId) current = createRowStore(assessmentId)
  return current
}

function createRowStore(assessmentId: string): RowStore {
  const store = createStore<RowState>(NOTHING)
  let rowById = new Map<string, ResponseRow>()
  let damagedById = new Map<string, Rows['damaged'][number]>()
  let job: RunningJob<'rows'> | null = null
  /** Ids still to be read; null means all. */
  let stale: Set<string> | null = null

  const show = (progress: Progress | null) => {
    const damaged = [...damagedById.values()]
    store.set({ rows: [...rowById.values()], damaged, progress, error: null })
  }

  async function read(): Promise<void> {
    if (job !== null) return
    while (stale === null || stale.size > 0) {
      const wanted: readonly string[] | null = stale && [...stale]
      stale = new Set()
      const isFirst = store.getState().progress !== null
      const before = { rowById, damagedById }
      rowById = new Map(wanted === null ? [] : before.rowById)
      damagedById = new Map(wanted === null ? [] : before.damagedById)
      for (const id of wanted ?? []) {
        rowById.delete(id)
        damagedById.delete(id)
      }
      let drawnAt = 0
      const running = startJob('rows', { assessmentId, candidateIds: wanted }, (part) => {
        for (const row of part.rows) rowById.set(row.candidateId, row)
        for (const record of part.damaged) damagedById.set(record.id, record)
        // What is shown already stays until all of it has been read again.
        if (!isFirst || part.done === part.total) return
        if (performance.now() - drawnAt < DRAWN_EVERY_MS) return
        drawnAt = performance.now()
        show({ done: part.done, total: part.total })
      })
      job = running
      await running.result
      if (job !== running) return
      job = null
      show(null)
    }
  }

  const readOrFail = () =>
    read().catch((thrown: unknown) => {
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
      rowById = new Map()
      damagedById = new Map()
      store.set(NOTHING)
    }
  })
  store.subscribe(listeners.notify)
  return { assessmentId, getState: store.getState, subscribe: lateEnd(listeners.subscribe) }
}

/** Between two pages that show the same rows there is a moment in which neither does. */
function lateEnd(subscribe: RowStore['subscribe']): RowStore['subscribe'] {
  return (listener) => {
    const end = subscribe(listener)
    return () => {
      const keep = subscribe(() => undefined)
      end()
      setTimeout(keep)
    }
  }
}
