/**
 * Two empty databases before every test, and ways to make storage fail as browsers do. IndexedDB is in
 * memory; everything above it is the real thing.
 */
import { afterEach, beforeEach, vi } from 'vitest'

import { database } from '#src/db/database.ts'
import { deviceDatabase } from '#src/db/deviceDatabase.ts'

export function withFreshDatabases(): void {
  beforeEach(async () => {
    for (const each of [database, deviceDatabase]) {
      await each.delete({ disableAutoOpen: false })
      // A save that the test before left under way lets go of the lost connection, and may do so
      // just while the new database is being made.
      await each.open().catch(() => each.open())
    }
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })
}

/** The next `times` writes to a store abort their transaction, as on a full disk. */
export function failWrites(
  store: string,
  { times = 1, error = 'QuotaExceededError' }: { times?: number; error?: string } = {},
): void {
  let left = times
  for (const method of ['put', 'add'] as const) {
    const original = IDBObjectStore.prototype[method]
    vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(function (
      this: IDBObjectStore,
      ...given
    ) {
      const request = original.apply(this, given)
      if (this.name === store && left > 0) {
        left -= 1
        abortWith(this.transaction, error)
      }
      return request
    })
  }
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

/** Aborting from outside gives no reason; the browser's own abort does. */
function abortWith(transaction: IDBTransaction, error: string): void {
  Reflect.apply(Reflect.get(transaction, '_abort'), transaction, [error])
}

/** A connection of another tab, of another TalentFlow. */
export function openRaw(name: string, version?: number): Promise<IDBDatabase> {
  return settled(indexedDB.open(name, version))
}

export function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })
}
