/**
 * Whether the team's key is missing although something is sealed: its record can be lost alone, or
 * with all of the device database. Then nothing new may be written, neither in plain text nor sealed
 * to another key.
 */
import type { TeamKey } from '#schemas/records/teamKey.ts'
import { done } from '#schemas/result.ts'
import { NotValid } from '#src/storage/core/failures.ts'
import { device } from '#src/storage/core/rawDatabase.ts'
import { read, type Stores, write } from '#src/storage/core/transactions.ts'

import { SETTINGS } from './rawSettings.ts'
import { KEYS, NOTHING_SEALED } from './rawTeamKey.ts'
import { readTeamKey, teamKeyIn } from './teamKey.ts'

/** Something is sealed, and what opens it is not stored. */
export class KeyMissing extends NotValid {
  override name = 'KeyMissing'
  constructor() {
    super(['the key of the team is missing'])
  }
}

/**
 * Null while protection is off. Rejects with `KeyMissing`, with `NotValid` if the key is damaged, and
 * with what storage threw. Reads all records only if neither a key nor `NOTHING_SEALED` is stored.
 */
export async function requireTeamKey(): Promise<TeamKey | null> {
  const { team, isOff } = await readKeyState()
  if (team !== null || isOff) return team
  const { isAnythingSealed } = await import('./sealedRecords.ts')
  if (await isAnythingSealed()) {
    // Unless protection was turned on meanwhile.
    const turnedOn = await readTeamKey()
    if (turnedOn === null) throw new KeyMissing()
    return turnedOn
  }
  // If it can't be noted, the next page looks again.
  await write(device, [KEYS, SETTINGS], async (stores) => {
    if ((await teamKeyIn(stores)) === null) await noteNothingSealed(stores)
    return done(null)
  })
  return readTeamKey()
}

/** `isOff`: there is no key, and it is known that nothing is sealed. */
export function readKeyState(): Promise<{ team: TeamKey | null; isOff: boolean }> {
  return read(device, [KEYS, SETTINGS], async (stores) => {
    const team = await teamKeyIn(stores)
    return { team, isOff: team === null && (await isNothingSealed(stores)) }
  })
}

/** Within a transaction over the settings. */
export async function isNothingSealed(stores: Stores): Promise<boolean> {
  return (await stores.get(SETTINGS, NOTHING_SEALED)) !== undefined
}

/** Records that nothing is sealed. Within a transaction over the settings. */
export function noteNothingSealed(stores: Stores): Promise<void> {
  return stores.put(SETTINGS, NOTHING_SEALED_RECORD)
}

/** The stored setting. No backup contains it, because it is only about this device. */
export const NOTHING_SEALED_RECORD = { key: NOTHING_SEALED, value: true } as const
