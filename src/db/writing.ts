/**
 * How every write runs: one transaction, its failures returned, a lost connection tried once more.
 */
import type { Dexie, Table, Transaction } from 'dexie'

import { failed, type Result } from '#schemas/result.ts'

import { openConnection } from './connection.ts'
import { database } from './database.ts'
import { deviceDatabase } from './deviceDatabase.ts'
import { failureOf, isConnectionLost } from './failures.ts'
import type { StorageFailure } from './query.ts'

type AnyResult = Result<unknown, unknown>
type Work<R> = (transaction: Transaction) => Promise<R>
type OrFailure<R> = R | { ok: false; error: StorageFailure }

/**
 * Runs `work` in one transaction over `tables`. Inside, nothing but the database may be awaited.
 * When `work` throws, nothing of it is written.
 */
export function write<R extends AnyResult>(tables: Table[], work: Work<R>): Promise<OrFailure<R>> {
  return writeIn(database, tables, work)
}

/** The same, in the device's own database. */
export function writeOnDevice<R extends AnyResult>(
  tables: Table[],
  work: Work<R>,
): Promise<OrFailure<R>> {
  return writeIn(deviceDatabase, tables, work)
}

async function writeIn<R extends AnyResult>(
  where: Dexie,
  tables: Table[],
  work: Work<R>,
): Promise<OrFailure<R>> {
  try {
    return await transact(where, tables, work)
  } catch (error) {
    if (!isConnectionLost(error)) return failed(failureOf(error))
  }
  try {
    await openConnection(where)
    return await transact(where, tables, work)
  } catch (error) {
    return failed(failureOf(error))
  }
}

function transact<R>(where: Dexie, tables: Table[], work: Work<R>): Promise<R> {
  return new Promise((resolve, reject) => {
    let begun: Transaction | undefined
    /** The transaction knows best why it failed; a request of it only that it was given up. */
    const fail = (error: unknown) => reject(begun?.idbtrans.error ?? error)
    where
      // An async function: only of those does Dexie follow what they await.
      .transaction('rw', tables, async (transaction) => {
        begun = transaction
        // On a full disk a single put may never settle; the transaction always does. The pause lets
        // an error that `work` threw be heard first: it says more than the abort that follows it.
        transaction.on('abort', () => setTimeout(() => fail(new DOMException('', 'AbortError'))))
        return work(transaction)
      })
      .then(resolve, fail)
  })
}
