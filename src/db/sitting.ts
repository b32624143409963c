/**
 * That somebody sat down at this device, for tabs that were not looking just then. Who it was is
 * written down nowhere: a mark drawn at random tells one sitting from the next, and nothing else.
 */
import { done, type Result } from '#schemas/result.ts'

import type { StorageFailure } from './query.ts'
import { device } from './raw/rawDatabase.ts'
import { getSetting, putSetting, SETTINGS } from './raw/rawSettings.ts'
import { read, write } from './raw/transactions.ts'

/** Somebody sits down now. Gives the mark of their sitting, a UUID. */
export function markSitting(): Promise<Result<string, StorageFailure>> {
  const mark = crypto.randomUUID()
  return write(device, [SETTINGS], async (stores) => {
    await putSetting(stores, 'sitting', mark)
    return done(mark)
  })
}

/** The mark of whoever sat down last; null while nobody has. */
export function lastSitting(): Promise<string | null> {
  return read(device, [SETTINGS], (stores) => getSetting(stores, 'sitting'))
}
