/** Whether the team has a key: all that a page in plain mode needs to know of it. */
import { device } from '#src/storage/core/rawDatabase.ts'
import { read } from '#src/storage/core/transactions.ts'

import { SETTINGS } from './rawSettings.ts'

/** Where it is stored. */
export const KEYS = 'keys'
export const TEAM = 'team'

/**
 * The setting of plain mode that says that nothing is sealed. If the key is missing and so is this,
 * the key may have been lost (`requireTeamKey`).
 */
export const NOTHING_SEALED = 'nothingSealed'

/**
 * False if it is known that nothing is sealed. True as well if the key is damaged or may be lost.
 * Rejects with what storage threw.
 */
export function mayBeProtected(): Promise<boolean> {
  return read(device, [KEYS, SETTINGS], async (stores) => {
    if ((await stores.get(KEYS, TEAM)) !== undefined) return true
    return (await stores.get(SETTINGS, NOTHING_SEALED)) === undefined
  })
}
