/** The two ways to write a response that is being filled in. */
import type { PartialResponse } from '#schemas/records/partialRecords.ts'
import { responseUpgrades } from '#schemas/upgrades/response.ts'
import { upgrade } from '#schemas/upgrades/upgrade.ts'

import { isConnectionLost } from '#src/storage/core/failures.ts'
import { hiring } from '#src/storage/core/rawDatabase.ts'
import { complete, giveUp } from '#src/storage/core/transactions.ts'
import { fieldOf } from '#src/storage/core/rawField.ts'

/** `gone`: the record no longer exists; `changed`: it is not the one that the writer knows. */
type Comparison = 'same' | 'gone' | 'changed'
type Outcome = 'saved' | Exclude<Comparison, 'same'>
const STORE = 'Responses'

type MakeNext = (transaction: IDBTransaction) => PartialResponse

/**
 * Writes `next()` if the stored record is the previous revision of the same attempt. Resolves when
 * the transaction is complete and on disk. `next` is called once, as soon as there is a
 * transaction, so that it includes a write started meanwhile by `putAtOnce`. If the transaction
 * wrote nothing, this rejects, because only the caller knows which revision to retry with.
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
 * Writes the record synchronously and requests the commit at once, which browsers still carry out
 * for a page being closed. It can't compare first, but this tab holds the lock of the response, so
 * no other tab writes. Nor can it wait for a write in progress, which is aborted.
 */
export async function putAtOnce(
  next: PartialResponse,
  underWay: IDBTransaction | null,
): Promise<void> {
  const connection = hiring.atHand()
  if (connection === null) throw new DOMException('The connection was lost', 'InvalidStateError')
  if (underWay) giveUp(underWay)
  const transaction = begin(connection)
  const ending = endOf(transaction)
  ending.putAndCommit(next)
  await ending.settled
}

/** Compares the stored record with what the writer knows. */
export function compare(
  stored: unknown,
  known: { attemptId: string | undefined; rev: number },
): Comparison {
  if (stored === undefined) return 'gone'
  const response = upgrade(responseUpgrades, stored)
  const same =
    fieldOf(fieldOf(response, 'current'), 'attemptId') === known.attemptId &&
    fieldOf(response, 'rev') === known.rev
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
      // Reported before anything else can run: until then a closing page would write blindly.
      if (comparison !== 'same') resolve(comparison)
      ending.putAndCommit(comparison === 'same' ? next : null)
    }
  })
}

/**
 * The transaction's last request, and its result. A browser may refuse a put by throwing: without
 * the record the transaction would still complete, and would count as written.
 */
function endOf(transaction: IDBTransaction) {
  let refusal: unknown
  const settled = complete(transaction).catch((error: unknown) => {
    // If it was aborted midway, the transaction knows the real reason.
    throw transaction.error ?? refusal ?? error
  })
  return {
    settled,
    putAndCommit(record: PartialResponse | null): void {
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
