/** Everything stored that doesn't match its schema, in any store. */

import { database } from '#src/storage/core/database.ts'
import { observeStore } from '#src/storage/core/observing.ts'
import { type DamagedRecord, rejectIfLost, type Stored } from '#src/storage/core/query.ts'
import { fieldOf } from '#src/storage/core/rawField.ts'
import { isSealed } from '#src/storage/records/isSealed.ts'
import { jobs } from '#src/storage/records/jobKind.ts'
import {
  storedAssessments,
  storedCandidates,
  storedResponses,
  storedVersions,
} from '#src/storage/records/storedKinds.ts'
import { checkRecord } from '#src/storage/records/shapes.ts'
import { isAssessmentId } from '#src/storage/stored/versions.ts'

/** How many are read and validated at once, so that the page stays responsive. */
const BATCH_SIZE = 200

/** Every record of every store that its schema rejects. */
export async function listDamaged(): Promise<DamagedRecord[]> {
  const found: DamagedRecord[] = []
  for (const store of CHECKS.keys()) found.push(...(await damagedIn(store, null)))
  return found
}

/**
 * Reports the same list at once and again after every change in any tab. Validates all records
 * once, then only those that were written. Returns a function that unsubscribes.
 */
export function watchDamaged(
  notify: (damaged: readonly DamagedRecord[]) => void,
  fail: (error: unknown) => void,
): () => void {
  const found = new Map<string, DamagedRecord[]>()
  /** Keys not validated yet; null means the whole store. */
  const stale = new Map<string, Set<string> | null>([...CHECKS.keys()].map((name) => [name, null]))
  let looking = false
  const stopping = new AbortController()

  function update(store: string, ids: string[] | null): void {
    const before = stale.get(store)
    stale.set(store, ids && before !== null ? new Set([...(before ?? []), ...ids]) : null)
    void look()
  }

  /** One at a time; changes meanwhile are checked in the next round. */
  async function look(): Promise<void> {
    if (looking) return
    looking = true
    try {
      while (stale.size > 0 && !stopping.signal.aborted) {
        for (const [store, ids] of [...stale]) {
          stale.delete(store)
          const now = await rejectIfLost(() => damagedIn(store, ids && [...ids]))
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
      notify([...CHECKS.keys()].flatMap((store) => found.get(store) ?? []))
  }

  const stops = [...CHECKS.keys()].map((store) =>
    observeStore(database.table(store), (ids) => update(store, ids)),
  )
  void look()
  return () => {
    stopping.abort()
    for (const stop of stops) stop()
  }
}

/**
 * Whether a damaged record holds in plain text what protected mode encrypts, or may: protection is on
 * and the record was damaged before.
 */
export function isLeftPlain({ store, raw }: DamagedRecord): boolean {
  return store !== jobs.store && !isSealed(raw)
}

/** Whether a damaged record is encrypted, and so stays as it is when protection is turned off. */
export function isLeftSealed({ raw }: DamagedRecord): boolean {
  return isSealed(raw)
}

/** How a record of each store is validated against its schema. */
const CHECKS = new Map<string, (raw: unknown) => Stored<unknown>>([
  [jobs.store, (raw) => checkRecord(jobs, raw)],
  [storedCandidates.store, (raw) => checkRecord(storedCandidates, raw)],
  [
    storedAssessments.store,
    (raw) =>
      isAssessmentId(fieldOf(raw, 'id'))
        ? checkRecord(storedAssessments, raw)
        : checkRecord(storedVersions, raw),
  ],
  [storedResponses.store, (raw) => checkRecord(storedResponses, raw)],
])

/** Among these keys of a store, or among all if null. */
async function damagedIn(
  store: string,
  wanted: readonly string[] | null,
): Promise<DamagedRecord[]> {
  const table = database.table<unknown, string>(store)
  const damaged: DamagedRecord[] = []
  const keys = wanted ?? (await table.toCollection().primaryKeys())
  for (let start = 0; start < keys.length; start += BATCH_SIZE) {
    const raws = await table.bulkGet(keys.slice(start, start + BATCH_SIZE))
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
