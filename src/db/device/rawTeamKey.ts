/** Whether the team has a key: all that a page in plain mode needs to know of it. */
import { device } from '#src/db/core/rawDatabase.ts'
import { read } from '#src/db/core/transactions.ts'

/** Where it is stored. */
export const KEYS = 'keys'
export const TEAM = 'team'

/** True as well if it is damaged. Rejects with what storage threw. */
export function hasTeamKey(): Promise<boolean> {
  return read(device, [KEYS], async (stores) => (await stores.get(KEYS, TEAM)) !== undefined)
}
