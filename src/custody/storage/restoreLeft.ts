import { device } from '#src/db/core/rawDatabase.ts'
import { read } from '#src/db/core/transactions.ts'
import { SETTINGS } from '#src/db/device/rawSettings.ts'

/** The key of the setting in which a restore keeps its journal (`restoreJournal.ts`). */
export const JOURNAL = 'restoring'

/** Whether a page was closed or crashed during a restore. Rejects if storage can't be read. */
export async function isRestoreLeft(): Promise<boolean> {
  const journal = await read(device, [SETTINGS], (stores) => stores.get(SETTINGS, JOURNAL))
  return journal !== undefined
}
