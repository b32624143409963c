/**
 * Lets tabs that were in the background know that somebody has started a sitting on this device.
 * Who it was is not stored: only a random id distinguishes one sitting from the next.
 */
import { done, type Result } from '#schemas/result.ts'

import type { StorageFailure } from '#src/db/core/query.ts'
import { device } from '#src/db/core/rawDatabase.ts'
import { getSetting, putSetting, SETTINGS } from './rawSettings.ts'
import { read, write } from '#src/db/core/transactions.ts'

/** Starts a sitting. Returns its id, a UUID. */
export function markSitting(): Promise<Result<string, StorageFailure>> {
  const mark = crypto.randomUUID()
  return write(device, [SETTINGS], async (stores) => {
    await putSetting(stores, 'sitting', mark)
    return done(mark)
  })
}

/** The id of the latest sitting; null if there has been none. */
export function lastSitting(): Promise<string | null> {
  return read(device, [SETTINGS], (stores) => getSetting(stores, 'sitting'))
}
