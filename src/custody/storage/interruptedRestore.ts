import { device } from '#src/storage/core/rawDatabase.ts'
import { read } from '#src/storage/core/transactions.ts'
import { SETTINGS } from '#src/storage/device/rawSettings.ts'

/** The key of the setting in which a restore keeps its journal (`restoreJournal.ts`). */
export const JOURNAL = 'restoring'

/** Whether a page was closed or crashed during a restore. Rejects if storage can't be read. */
export async function isRestoreInterrupted(): Promise<boolean> {
  const journal = await read(device, [SETTINGS], (stores) => stores.get(SETTINGS, JOURNAL))
  return journal !== undefined
}
