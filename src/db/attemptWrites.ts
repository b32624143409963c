/**
 * The two writes of a response that is being filled in.
 */
import type { Response } from '#schemas/response.ts'

import { isConnectionLost } from './failures.ts'
import { hiring } from './raw/rawDatabase.ts'
import { complete, giveUp } from './raw/transactions.ts'
import { fieldOf } from './rawField.ts'

/** `gone`: there is no record any more; `changed`: it is not the one that the writer knows. */
type Comparison = 'same' | 'gone' | 'changed'
type Outcome = 'saved' | Exclude<Comparison, 'same'>
const STORE = 'Responses'

type MakeNext = (transaction: IDBTransaction) => Response

/**
 * Writes `next()` if what is stored is the revision before it, of the same attempt. Saved once the
 * transaction is complete: then it is on the disk. `next` is called once, as soon as there is a
 * transaction, so that a write begun meanwhile by `putAtOnce` is counted in. Where that transaction
 * wrote nothing, this rejects: only the caller knows which revision to try again with.
 */
export async function putWhenUnchanged(next: MakeNext): Promise<Outcome> {
  let hasBegun = false
  const nextOnce: MakeNext = (transaction) => {
    hasBegun = true
    return next(transaction)
  }
  try {
    return await compareAndPut(await hiring.connect(), nextOnce)
  } catch (error) {
    if (hasBegun || !isConnectionLost(error)) throw error
  }
  hiring.close()
  return compareAndPut(await hiring.connect(), nextOnce)
}

/**
 * Writes the record as it is, within this very call, and asks for the commit at once: what the
 * browser still does for a page that it takes down. It can't wait for a comparison; that no other
 * tab writes is sure because this one holds the lock of the response. Nor can it wait for the write
 * that is under way: that one is given up.
 */
export async function putAtOnce(next: Response, underWay: IDBTransaction | null): Promise<void> {
  const connection = hiring.atHand()
  if (connection === null) throw new DOMException('The connection was lost', 'InvalidStateError')
  if (underWay) giveUp(underWay)
  const transaction = begin(connection)
  const ending = endOf(transaction)
  ending.putAndCommit(next)
  await ending.settled
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
    const store = transaction.objectStore(STORE)
    const reading = store.get(next.candidateId)
    const ending = endOf(transaction)
    ending.settled.then(() => resolve('saved'), reject)
    reading.onsuccess = () => {
      const known = { attemptId: next.current?.attemptId, rev: next.rev - 1 }
      const comparison = compare(reading.result, known)
      // Told before anything else can happen: until then a page that goes away would write blindly.
      if (comparison !== 'same') resolve(comparison)
      ending.putAndCommit(comparison === 'same' ? next : null)
    }
  })
}

/**
 * The last that is asked of a transaction, and how it went. A browser may refuse a put by throwing:
 * without its record the transaction would complete, and count as written.
 */
function endOf(transaction: IDBTransaction) {
  let refusal: unknown
  const settled = complete(transaction).catch((error: unknown) => {
    // Where it was given up under way, it knows best why.
    throw transaction.error ?? refusal ?? error
  })
  return {
    settled,
    putAndCommit(record: Response | null): void {
      try {
        if (record) transaction.objectStore(STORE).put(record)
        transaction.commit()
      } catch (error) {
        refusal = error
        giveUp(transaction)
      }
    },
  }
}

function begin(connection: IDBDatabase): IDBTransaction {
  return connection.transaction(STORE, 'readwrite', { durability: 'strict' })
}
