/**
 * The two raw writes of a response that is being filled in. Raw, because a write through Dexie that
 * begins while the page is going away is lost, and because it costs half the time.
 */
import type { Response } from '#schemas/response.ts'

import { openConnection } from './connection.ts'
import { database, responseTable } from './database.ts'
import { isConnectionLost } from './failures.ts'
import { fieldOf } from './rawField.ts'

/** `gone`: there is no record any more; `changed`: it is not the one that the writer knows. */
type Comparison = 'same' | 'gone' | 'changed'
type Outcome = 'saved' | 'gone' | 'changed'
type MakeNext = (transaction: IDBTransaction) => Response

/**
 * Writes `next()` if what is stored is the revision before it, of the same attempt. Settles when the
 * transaction has: then it is on the disk. `next` is called once, as soon as there is a
 * transaction, so that a write begun meanwhile by `putAtOnce` is counted in.
 */
export async function putWhenUnchanged(next: MakeNext): Promise<Outcome> {
  try {
    return await compareAndPut(await openConnection(database), next)
  } catch (error) {
    if (!isConnectionLost(error)) throw error
  }
  database.close({ disableAutoOpen: false })
  return compareAndPut(await openConnection(database), next)
}

/**
 * Writes the record as it is, within this very call, and asks for the commit at once: what the
 * browser still does for a page that it takes down. It can't wait for a comparison; that no other
 * tab writes is sure because this one holds the lock of the response. Nor can it wait for the write
 * that is under way: that one is given up.
 */
export function putAtOnce(next: Response, underWay: IDBTransaction | null): Promise<void> {
  return new Promise((resolve, reject) => {
    giveUp(underWay)
    const transaction = begin(database.backendDB())
    settle(transaction, resolve, reject)
    transaction.objectStore(responseTable.name).put(next)
    transaction.commit()
  })
}

/** What is stored beside what the writer knows of it. */
export function compare(
  stored: unknown,
  known: { attemptId: string | undefined; rev: number },
): Comparison {
  if (stored === undefined) return 'gone'
  const same =
    fieldOf(fieldOf(stored, 'current'), 'attemptId') === known.attemptId &&
    fieldOf(stored, 'rev') === known.rev
  return same ? 'same' : 'changed'
}

function compareAndPut(connection: IDBDatabase, makeNext: MakeNext): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const transaction = begin(connection)
    const next = makeNext(transaction)
    const store = transaction.objectStore(responseTable.name)
    const reading = store.get(next.candidateId)
    let outcome: Outcome = 'saved'
    settle(transaction, () => resolve(outcome), reject)
    reading.onsuccess = () => {
      const known = { attemptId: next.current?.attemptId, rev: next.rev - 1 }
      const comparison = compare(reading.result, known)
      if (comparison === 'same') store.put(next)
      else outcome = comparison
      transaction.commit()
    }
  })
}

function begin(connection: IDBDatabase): IDBTransaction {
  return connection.transaction(responseTable.name, 'readwrite', { durability: 'strict' })
}

/** One that is committing already can't be given up, and need not be: it is kept. */
function giveUp(transaction: IDBTransaction | null): void {
  try {
    transaction?.abort()
  } catch (error) {
    if (!isConnectionLost(error)) throw error
  }
}

/** On a full disk the request may never settle; the transaction always does. */
function settle(
  transaction: IDBTransaction,
  resolve: () => void,
  reject: (error: unknown) => void,
): void {
  transaction.oncomplete = resolve
  transaction.onabort = () =>
    reject(transaction.error ?? new DOMException('The write was given up', 'AbortError'))
}
