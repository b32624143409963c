/**
 * Transactions without Dexie. A write settles when its transaction is complete and on disk. On a
 * full disk a single request may never settle, but the transaction always does.
 */
import { failed, type Result } from '#schemas/result.ts'
import { failureOf, isConnectionLost } from './failures.ts'
import type { StorageFailure } from './query.ts'

import { announceChanges } from './changes.ts'
import { hiring, type RawDatabase } from './rawDatabase.ts'

/** Operations within a transaction, on the stores it covers. */
export interface Stores {
  /** Undefined if there is none. */
  get(store: string, key: IDBValidKey): Promise<unknown>
  /** The records with this key in an index. */
  all(store: string, index: string, key: IDBValidKey): Promise<unknown[]>
  /** The primary keys in a range. */
  keys(store: string, range: IDBKeyRange): Promise<IDBValidKey[]>
  /** The keys of an index in a range, without reading the records. */
  indexKeys(store: string, index: string, range: IDBKeyRange): Promise<IDBValidKey[]>
  /** Aborts the transaction if the record exists already. */
  add(store: string, record: unknown): Promise<void>
  put(store: string, record: unknown): Promise<void>
  remove(store: string, key: IDBValidKey): Promise<void>
}

type Work<R> = (stores: Stores) => Promise<R>

/**
 * Runs `work` in one read transaction over the stores `names`. Rejects with what storage threw. A
 * lost connection is reopened once.
 */
export function read<R>(
  database: RawDatabase,
  names: readonly string[],
  work: Work<R>,
): Promise<R> {
  return run(database, { names, mode: 'readonly' }, work)
}

/**
 * Runs `work` in one transaction over the stores `names`, and notifies other tabs of what it wrote.
 * Inside, only database calls may be awaited. If `work` throws, nothing is written. A lost
 * connection is reopened once.
 */
export async function write<R extends Result<unknown, unknown>>(
  database: RawDatabase,
  names: readonly string[],
  work: Work<R>,
): Promise<R | { ok: false; error: StorageFailure }> {
  const keysByStore = new Map<string, string[]>()
  try {
    const result = await run(database, { names, mode: 'readwrite', keysByStore }, work)
    if (database === hiring && keysByStore.size > 0) announceChanges(keysByStore)
    return result
  } catch (error) {
    return failed(failureOf(error))
  }
}

interface Scope {
  names: readonly string[]
  mode: 'readonly' | 'readwrite'
  /** Collects the keys of what is written. */
  keysByStore?: Map<string, string[]>
}

async function run<R>(database: RawDatabase, scope: Scope, work: Work<R>): Promise<R> {
  try {
    return await runOnce(await database.connect(), scope, work)
  } catch (error) {
    if (!isConnectionLost(error)) throw error
  }
  database.close()
  return runOnce(await database.connect(), scope, work)
}

async function runOnce<R>(connection: IDBDatabase, scope: Scope, work: Work<R>): Promise<R> {
  const { names, mode, keysByStore } = scope
  keysByStore?.clear()
  const transaction = connection.transaction(names, mode, { durability: 'strict' })
  const working = work(storesOf(transaction, keysByStore)).catch((error: unknown) => {
    // The transaction knows the real reason; its requests only report that they were aborted.
    const reason = transaction.error ?? error
    giveUp(transaction)
    throw reason
  })
  const [result] = await Promise.all([working, complete(transaction)])
  return result
}

/** Resolves when all of it is on disk; rejects when none of it is. */
export function complete(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () =>
      reject(transaction.error ?? new DOMException('The write was given up', 'AbortError'))
  })
}

/**
 * A transaction that is already committing can't be aborted, and need not be: its data is stored.
 */
export function giveUp(transaction: IDBTransaction): void {
  try {
    transaction.abort()
  } catch (error) {
    if (!isConnectionLost(error)) throw error
  }
}

function storesOf(transaction: IDBTransaction, keysByStore?: Map<string, string[]>): Stores {
  const at = (store: string) => transaction.objectStore(store)
  const noted = async (store: string, writing: IDBRequest<IDBValidKey>) => {
    const key = await settled(writing)
    // Keys of the hiring database are strings; writes to the device database are not broadcast.
    if (typeof key === 'string') keysByStore?.set(store, [...(keysByStore.get(store) ?? []), key])
  }
  return {
    get: (store, key) => settled<unknown>(at(store).get(key)),
    all: (store, index, key) => settled<unknown[]>(at(store).index(index).getAll(key)),
    keys: (store, range) => settled(at(store).getAllKeys(range)),
    indexKeys: (store, index, range) => keysOf(at(store).index(index).openKeyCursor(range)),
    add: (store, record) => noted(store, at(store).add(record)),
    put: (store, record) => noted(store, at(store).put(record)),
    remove: (store, key) => settled<undefined>(at(store).delete(key)),
  }
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

function keysOf(walking: IDBRequest<IDBCursor | null>): Promise<IDBValidKey[]> {
  const keys: IDBValidKey[] = []
  return new Promise((resolve, reject) => {
    walking.onsuccess = () => {
      const cursor = walking.result
      if (cursor === null) return resolve(keys)
      keys.push(cursor.key)
      cursor.continue()
    }
    walking.onerror = () => reject(walking.error)
  })
}
