/** The results of reads and writes, and the hook with which screens read. */
import { useLiveQuery } from 'dexie-react-hooks'

import { whenReady } from '#src/storage/sealing/prepareParts.ts'

import { isInPageCache } from './leaving.ts'
import { connectionLossOr } from './connectionLoss.ts'

/**
 * A record that can't be read, because its schema rejects it or its format is newer. Left out of
 * all lists, exportable, never overwritten.
 */
export interface DamagedRecord {
  store: string
  id: string
  raw: unknown
  problems: string[]
  /** Not damaged, but written by a newer TalentFlow, which can read it. */
  isNewer: boolean
}

/** The result of reading one record. */
export type Stored<T> = { kind: 'whole'; value: T } | { kind: 'damaged'; record: DamagedRecord }

/**
 * The result of reading many records. Damaged ones are separate, so that they don't break the list.
 */
export interface Listing<T> {
  whole: T[]
  damaged: DamagedRecord[]
}

/** The failures that any write may return. */
export type StorageFailure =
  | { kind: 'storage-full' }
  | { kind: 'storage-failed'; message: string }
  /** A newer TalentFlow has opened the database in another tab; this one must be reloaded. */
  | { kind: 'newer-database' }
  /** The stored record doesn't match its schema, and must not be overwritten. */
  | { kind: 'damaged-record'; record: DamagedRecord }
  /** The new record doesn't match its schema, and was not written. */
  | { kind: 'not-valid'; problems: string[] }

/**
 * The latest result of `read`, which runs again whenever the data it read changes in any tab.
 * `undefined` only while loading, including after `deps` changed. A failed read is thrown to the
 * nearest error boundary.
 */
export function useQuery<T>(read: () => Promise<T>, deps: readonly unknown[]): T | undefined {
  const result = useLiveQuery(async () => ({ deps, value: await rejectIfLost(read) }), [...deps])
  // `useLiveQuery` keeps returning the result for the previous deps until the next one arrives.
  const isCurrent = result?.deps.every((dep, index) => Object.is(dep, deps[index]))
  return isCurrent ? result?.value : undefined
}

/**
 * Rejects with the reason if the connection is closed permanently. Dexie reports that like a
 * connection that will reopen, and `useLiveQuery` doesn't report it at all.
 */
export async function rejectIfLost<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await whenReady(read)
  } catch (error) {
    // Cut off because the page was left, which is not a failure to report.
    if (isInPageCache()) return new Promise(() => {})
    throw connectionLossOr(error)
  }
}
