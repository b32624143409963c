/**
 * How every write runs: one transaction, failures returned, one retry after a lost connection, and
 * another run when parts that it met have been opened or sealed.
 */
import type { Dexie, Table, Transaction } from 'dexie'

import { failed, type Result } from '#schemas/result.ts'

import { whenReady } from '#src/storage/sealing/prepareParts.ts'

import { openConnection } from './connection.ts'
import { database } from './database.ts'
import { deviceDatabase } from './deviceDatabase.ts'
import { failureOf, isConnectionLost } from './failures.ts'
import type { StorageFailure } from './query.ts'

type AnyResult = Result<unknown, unknown>
type Work<R> = (transaction: Transaction) => Promise<R>
type OrFailure<R> = R | { ok: false; error: StorageFailure }

/**
 * Runs `work` in one transaction over `tables`. Inside, only database calls may be awaited. If
 * `work` throws, nothing is written. It may run several times.
 */
export function write<R extends AnyResult>(tables: Table[], work: Work<R>): Promise<OrFailure<R>> {
  return orFailure(() => writeIn(database, tables, work))
}

/** As `write`, in the device database. */
export function writeOnDevice<R extends AnyResult>(
  tables: Table[],
  work: Work<R>,
): Promise<OrFailure<R>> {
  return orFailure(() => writeIn(deviceDatabase, tables, work))
}

/** Sealing comes first and may fail as well: the stored key of the team is checked before. */
async function orFailure<R>(run: () => Promise<R>): Promise<OrFailure<R>> {
  try {
    return await whenReady(run)
  } catch (error) {
    return failed(failureOf(error))
  }
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
    let opened: Transaction | undefined
    /** The transaction knows the real reason; its requests only report that they were aborted. */
    const fail = (error: unknown) => reject(opened?.idbtrans.error ?? error)
    where
      // Must be an async function, because Dexie only tracks what those await.
      .transaction('rw', tables, async (transaction) => {
        opened = transaction
        // On a full disk a single put may never settle, but the transaction always does. The delay
        // lets an error thrown by `work` arrive first, because it says more than the abort it
        // causes.
        transaction.on('abort', () => setTimeout(() => fail(new DOMException('', 'AbortError'))))
        return work(transaction)
      })
      .then(resolve, fail)
  })
}
