/** The team's stored key pair. Read without Dexie, because every page asks before it loads an app. */
import { type TeamKey, teamKeySchema } from '#schemas/records/teamKey.ts'
import { teamKeyUpgrades } from '#schemas/upgrades/teamKey.ts'
import { upgrade } from '#schemas/upgrades/upgrade.ts'
import { NotValid } from '#src/storage/core/failures.ts'
import { device } from '#src/storage/core/rawDatabase.ts'
import { read, type Stores } from '#src/storage/core/transactions.ts'

import { KEYS, TEAM } from './rawTeamKey.ts'

/**
 * Null while protection is off. Rejects with what storage threw, and with `NotValid` if the record is
 * damaged: then it is not known how anything is to be stored.
 */
export function readTeamKey(): Promise<TeamKey | null> {
  return read(device, [KEYS], teamKeyIn)
}

/** As `readTeamKey`, within a transaction. */
export async function teamKeyIn(stores: Stores): Promise<TeamKey | null> {
  const raw = await stores.get(KEYS, TEAM)
  if (raw === undefined) return null
  const checked = teamKeySchema.safeParse(upgrade(teamKeyUpgrades, raw))
  if (checked.success) return checked.data
  throw new NotValid(['the key of the team is damaged'])
}
