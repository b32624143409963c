/**
 * Two empty databases before every test, and ways to make storage fail as browsers do. IndexedDB is
 * in memory; everything above it is real.
 */
import type { Dexie } from 'dexie'
import { afterEach, beforeEach, onTestFinished, vi } from 'vitest'

import { candidateTable, database } from '#src/storage/core/database.ts'
import { deviceDatabase } from '#src/storage/core/deviceDatabase.ts'
import { currentRisk, endRisk } from '#src/storage/core/fullDisk.ts'
import { noteLoss } from '#src/storage/core/connectionLoss.ts'
import { device, hiring } from '#src/storage/core/rawDatabase.ts'
import { forgetCodes } from '#src/storage/sealing/newAccessCodes.ts'
import { takeNoKeys } from '#src/storage/sealing/openKeys.ts'
import { forgetParts } from '#src/storage/sealing/sealedParts.ts'

export function withFreshDatabases(): void {
  beforeEach(emptyDatabases)
  afterEach(() => {
    vi.restoreAllMocks()
  })
}

/** Resolves once every write to this store that has been started has ended, whatever it did. */
export async function untilWritten(table: Dexie.Table): Promise<void> {
  await table.db.transaction('rw', table, () => undefined)
}

/** For a test that starts again with nothing stored. */
export async function emptyDatabases(): Promise<void> {
  endRisk(currentRisk() ?? '')
  takeNoKeys()
  forgetParts()
  forgetCodes()
  for (const raw of [hiring, device]) raw.close()
  for (const each of [database, deviceDatabase]) {
    await each.delete({ disableAutoOpen: false })
    // A save left pending by the previous test releases the lost connection, possibly just while
    // the new database is being created.
    await each.open().catch(() => each.open())
  }
  // Nobody is notified of a deleted database, and the rows in memory live as long as the page.
  await candidateTable.clear()
}

/** The next `times` writes to a store abort their transaction, as on a full disk. */
export function failWrites(
  store: string,
  { times = 1, error = 'QuotaExceededError' }: { times?: number; error?: string } = {},
): void {
  let left = times
  failWritesWhile((written) => written === store && left-- > 0, error)
}

/** Every write to a store aborts its transaction while `isFailing` returns true. */
export function failWritesWhile(
  isFailing: (store: string, record: unknown) => boolean,
  error = 'QuotaExceededError',
): void {
  for (const [method, original] of originals) {
    vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(function (
      this: IDBObjectStore,
      ...given
    ) {
      const request = original.apply(this, given)
      if (isFailing(this.name, given[0])) abortWith(this.transaction, error)
      return request
    })
  }
}

/**
 * Every `put` into a store throws before there is a request, as in browsers that refuse at once.
 */
export function throwOnPut(store: string, error = 'QuotaExceededError'): void {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...given
  ) {
    if (this.name === store) throw new DOMException('The disk is full', error)
    return put.apply(this, given)
  })
}

/** Every `put` into a store is made, and its transaction aborted at the same time. */
export function abortOnPut(store: string): void {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...given
  ) {
    const request = put.apply(this, given)
    if (this.name === store) this.transaction.abort()
    return request
  })
}

/** The next write to a store never settles; its transaction is aborted a moment later. */
export function hangWrite(store: string, error = 'QuotaExceededError'): void {
  const original = IDBObjectStore.prototype.put
  let left = 1
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...given
  ) {
    if (this.name !== store || left === 0) return original.apply(this, given)
    left -= 1
    // A pending request keeps the transaction open meanwhile.
    this.get('nobody')
    queueMicrotask(() => abortWith(this.transaction, error))
    return Reflect.construct(IDBRequest, [])
  })
}

const { put, add } = IDBObjectStore.prototype
const originals = [
  ['put', put],
  ['add', add],
] as const

/** Aborting from outside gives no reason; the browser's own abort does. */
function abortWith(transaction: IDBTransaction, error: string): void {
  Reflect.apply(Reflect.get(transaction, '_abort'), transaction, [error])
}

/**
 * Simulates another tab that holds an older, empty database of the same name and doesn't release
 * it. Returns a function that releases it.
 */
export async function holdOlder(blocked: Dexie): Promise<() => void> {
  await blocked.delete({ disableAutoOpen: false })
  // A save left pending by the previous test may create the newer one again at any time, but not between
  // two requests that follow each other.
  const [, older] = await Promise.all([
    settled(indexedDB.deleteDatabase(blocked.name)),
    openRaw(blocked.name, 1),
  ])
  // Such a save counts the deletion as the data being erased, and closes its connection, for as long
  // as the page lives.
  noteLoss(blocked.name, null)
  blocked.close({ disableAutoOpen: false })
  onTestFinished(() => older.close())
  return () => older.close()
}

/**
 * Simulates another page that writes to a store without finishing. Returns a function that ends it.
 */
export async function holdStore(held: Dexie, store: string): Promise<() => void> {
  const connection = await openRaw(held.name)
  const holding = connection.transaction(store, 'readwrite').objectStore(store)
  let isHeld = true
  const ask = () => {
    if (isHeld) holding.getKey('').onsuccess = ask
    else connection.close()
  }
  ask()
  held.close({ disableAutoOpen: false })
  return () => {
    isHeld = false
  }
}

/** A connection of another tab, of another version of the app. */
export function openRaw(name: string, version?: number): Promise<IDBDatabase> {
  return settled(indexedDB.open(name, version))
}

export function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })
}
