/**
 * Everything that is stored and does not have the shape of its kind, wherever it is.
 */

import { database } from './database.ts'
import { observeStore } from './observing.ts'
import { type DamagedRecord, orWhyLost, type Stored } from './query.ts'
import { fieldOf } from './rawField.ts'
import { assessments, candidates, checkRecord, jobs, responses, versions } from './recordKinds.ts'
import { isAssessmentId } from './versions.ts'

/** So many are read and checked at once: a screen that waits must go on answering. */
const BITE = 200

/** Every record of every store that does not pass its schema. */
export async function listDamaged(): Promise<DamagedRecord[]> {
  const found: DamagedRecord[] = []
  for (const store of CHECKS.keys()) found.push(...(await damagedIn(store, null)))
  return found
}

/**
 * Tells the same at once, and again after every change, in whichever tab: of all records once, then
 * only of those that were written. Returns the way to stop.
 */
export function watchDamaged(
  tell: (damaged: readonly DamagedRecord[]) => void,
  fail: (error: unknown) => void,
): () => void {
  const found = new Map<string, DamagedRecord[]>()
  /** What is not looked at yet; null: all of the store. */
  const stale = new Map<string, Set<string> | null>([...CHECKS.keys()].map((name) => [name, null]))
  let looking = false
  const stopping = new AbortController()

  function hear(store: string, ids: string[] | null): void {
    const before = stale.get(store)
    stale.set(store, ids && before !== null ? new Set([...(before ?? []), ...ids]) : null)
    void look()
  }

  /** One at a time; what changes meanwhile is looked at after it. */
  async function look(): Promise<void> {
    if (looking) return
    looking = true
    try {
      while (stale.size > 0 && !stopping.signal.aborted) {
        for (const [store, ids] of [...stale]) {
          stale.delete(store)
          const now = await orWhyLost(() => damagedIn(store, ids && [...ids]))
          const kept = ids ? (found.get(store) ?? []).filter(({ id }) => !ids.has(id)) : []
          found.set(store, [...kept, ...now])
        }
        if (stale.size === 0) publish()
      }
    } catch (error) {
      if (!stopping.signal.aborted) fail(error)
    } finally {
      looking = false
    }
  }

  function publish(): void {
    if (!stopping.signal.aborted)
      tell([...CHECKS.keys()].flatMap((store) => found.get(store) ?? []))
  }

  const stops = [...CHECKS.keys()].map((store) =>
    observeStore(database.table(store), (ids) => hear(store, ids)),
  )
  void look()
  return () => {
    stopping.abort()
    for (const stop of stops) stop()
  }
}

/** How a record of each store is held against the schema that it is meant for. */
const CHECKS = new Map<string, (raw: unknown) => Stored<unknown>>([
  [jobs.store, (raw) => checkRecord(jobs, raw)],
  [candidates.store, (raw) => checkRecord(candidates, raw)],
  [
    assessments.store,
    (raw) =>
      isAssessmentId(fieldOf(raw, 'id'))
        ? checkRecord(assessments, raw)
        : checkRecord(versions, raw),
  ],
  [responses.store, (raw) => checkRecord(responses, raw)],
])

/** Among these keys of a store, or, with null, among all. */
async function damagedIn(
  store: string,
  wanted: readonly string[] | null,
): Promise<DamagedRecord[]> {
  const table = database.table<unknown, string>(store)
  const damaged: DamagedRecord[] = []
  const keys = wanted ?? (await table.toCollection().primaryKeys())
  for (let start = 0; start < keys.length; start += BITE) {
    const raws = await table.bulkGet(keys.slice(start, start + BITE))
    for (const raw of raws) {
      const stored = raw === undefined ? undefined : CHECKS.get(store)?.(raw)
      if (stored?.kind === 'damaged') damaged.push(stored.record)
    }
    await nextTask()
  }
  return damaged
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve)
  })
}
