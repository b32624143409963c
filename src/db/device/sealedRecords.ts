/** Loaded only where it is not known whether anything is sealed, which a device is looked through for once. */
import { hiring } from '#src/db/core/rawDatabase.ts'
import { read } from '#src/db/core/transactions.ts'
import { isSealed } from '#src/db/records/isSealed.ts'

/** Nothing of a job is ever sealed. */
const STORES = ['Assessments', 'Candidates', 'Responses']

/** Whether any record of hiring has a sealed part. Rejects with what storage threw. */
export function isAnythingSealed(): Promise<boolean> {
  return read(hiring, STORES, async (stores) => {
    for (const store of STORES) {
      for (const key of await stores.keys(
        store,
        IDBKeyRange.lowerBound(Number.NEGATIVE_INFINITY),
      )) {
        if (isSealed(await stores.get(store, key))) return true
      }
    }
    return false
  })
}
