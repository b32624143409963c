/** Loaded only where it is not known whether anything is sealed, which a device is looked through for once. */
import { device, hiring, type RawDatabase } from '#src/storage/core/rawDatabase.ts'
import { read } from '#src/storage/core/transactions.ts'
import { isFileEncrypted, isSealed } from '#src/storage/records/isSealed.ts'

/**
 * Whether anything stored is sealed: records of hiring, the history of a draft, or files. Rejects
 * with what storage threw.
 */
export async function isAnythingSealed(): Promise<boolean> {
  // Files last, because reading one reads its bytes.
  return (
    (await isAny(hiring, HIRING_STORES, isSealed)) ||
    (await isAny(device, ['history'], isSealed)) ||
    (await isAny(device, ['files'], isFileEncrypted))
  )
}

/** Nothing of a job is ever sealed. */
const HIRING_STORES = ['Assessments', 'Candidates', 'Responses']

function isAny(
  database: RawDatabase,
  names: readonly string[],
  matches: (raw: unknown) => boolean,
): Promise<boolean> {
  return read(database, names, async (stores) => {
    for (const store of names) {
      for (const key of await stores.keys(store, ALL)) {
        if (matches(await stores.get(store, key))) return true
      }
    }
    return false
  })
}

const ALL = IDBKeyRange.lowerBound(Number.NEGATIVE_INFINITY)
