/**
 * Lets tabs that were in the background know that somebody has started a sitting on this device.
 * Who it was is not stored: only a random id distinguishes one sitting from the next.
 */
import { done, type Result } from '#schemas/result.ts'

import type { StorageFailure } from '#src/storage/core/query.ts'
import { device } from '#src/storage/core/rawDatabase.ts'
import { candidateModeIn, readCandidateMode, RESET_MS } from './candidateMode.ts'
import { getSetting, putSetting, SETTINGS } from './rawSettings.ts'
import { read, type Stores, write } from '#src/storage/core/transactions.ts'

/**
 * Starts a sitting, or ends the one before: a tab that still has its id, as a duplicate does, must ask
 * for the code again. The long wait that ends candidate mode starts again, so that no candidates let it
 * pass one after the other. Returns the id of the sitting, a UUID.
 */
export function markSitting(): Promise<Result<string, StorageFailure>> {
  const mark = crypto.randomUUID()
  return write(device, [SETTINGS], async (stores) => {
    await putSetting(stores, 'sitting', mark)
    await restartWaitIn(stores)
    return done(mark)
  })
}

/** Restarts the wait of candidate mode when an attempt is opened without a new sitting. */
export async function restartWait(): Promise<void> {
  const mode = await readCandidateMode().catch(() => null)
  if (mode?.resetMs === undefined) return
  await write(device, [SETTINGS], async (stores) => {
    await restartWaitIn(stores)
    return done(null)
  })
}

async function restartWaitIn(stores: Stores): Promise<void> {
  const mode = await candidateModeIn(stores)
  if (mode?.resetMs === undefined) return
  await putSetting(stores, 'candidateMode', { ...mode, resetMs: RESET_MS })
}

/** The id of the latest sitting; null if there has been none. */
export function lastSitting(): Promise<string | null> {
  return read(device, [SETTINGS], (stores) => getSetting(stores, 'sitting'))
}
