/**
 * What reading and writing give back, and the hook by which screens read.
 */
import { useLiveQuery } from 'dexie-react-hooks'

import { DATABASE_NAME, DEVICE_NAME } from './layout.ts'
import { isKeptPage } from './leaving.ts'
import { whyLost } from './loss.ts'

/** A record that its schema does not accept: shown as damaged, exportable, never written over. */
export interface DamagedRecord {
  store: string
  id: string
  raw: unknown
  problems: string[]
}

/** One record, read. */
export type Stored<T> = { kind: 'whole'; value: T } | { kind: 'damaged'; record: DamagedRecord }

/** Many records, read: the damaged ones apart, so that they break nothing. */
export interface Listing<T> {
  whole: T[]
  damaged: DamagedRecord[]
}

/** What can go wrong with every write. */
export type StorageFailure =
  | { kind: 'storage-full' }
  | { kind: 'storage-failed'; message: string }
  /** A newer TalentFlow has opened the database in another tab: this one must be reloaded. */
  | { kind: 'newer-database' }
  /** What is stored does not have the shape of its kind, so nothing is written over it. */
  | { kind: 'damaged-record'; record: DamagedRecord }
  /** What was to be written does not have the shape of its kind. */
  | { kind: 'not-valid'; problems: string[] }

/**
 * The newest result of `read`, again at every change of what it read, in whichever tab.
 * `undefined` only while it is being read, also after `deps` changed. A failed read is thrown to the
 * nearest error boundary.
 */
export function useQuery<T>(read: () => Promise<T>, deps: readonly unknown[]): T | undefined {
  const result = useLiveQuery(async () => ({ deps, value: await orWhyLost(read) }), [...deps])
  // The hook above goes on giving the result for the previous deps until the next one is there.
  const isCurrent = result?.deps.every((dep, index) => Object.is(dep, deps[index]))
  return isCurrent ? result?.value : undefined
}

/**
 * Rejects with the reason where a connection is closed for good: Dexie then says what it also says of
 * one that opens again, and the hook above says nothing at all.
 */
export async function orWhyLost<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    // It was cut off as the page was left, and that is no failure to show.
    if (isKeptPage()) return new Promise(() => {})
    throw whyLost(DATABASE_NAME) ?? whyLost(DEVICE_NAME) ?? error
  }
}
