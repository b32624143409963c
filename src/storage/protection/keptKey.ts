/**
 * The stored key of the team as this page last read it. If its record alone is deleted, what this
 * page seals could never be opened again after a reload; so the record is put back first.
 */
import type { TeamKey } from '#schemas/records/teamKey.ts'
import { done } from '#schemas/result.ts'
import { NotValid } from '#src/storage/core/failures.ts'
import { device } from '#src/storage/core/rawDatabase.ts'
import { write } from '#src/storage/core/transactions.ts'
import { isNothingSealed } from '#src/storage/device/missingKey.ts'
import { SETTINGS } from '#src/storage/device/rawSettings.ts'
import { KEYS } from '#src/storage/device/rawTeamKey.ts'
import { readTeamKey, teamKeyIn } from '#src/storage/device/teamKey.ts'
import { openKeys, takeKeys } from '#src/storage/sealing/openKeys.ts'

let kept: TeamKey | null = null

/** The record that belongs to the keys of this page, with its current passphrase and pass. */
export function keepTeamKey(team: TeamKey): void {
  kept = team
}

/** Null before this page had the keys. */
export function keptTeamKey(): TeamKey | null {
  return kept
}

/**
 * Before anything is sealed. Rejects with `NotValid` if the stored key is damaged or another one, or
 * if protection was turned off, and with `DOMException` if a deleted key can't be put back.
 */
export async function requireStoredKey(kid: string): Promise<void> {
  const found = (await readTeamKey()) ?? (await putBack(kid))
  if (found.kid !== kid) throw new NotValid(['the stored key of the team is another one'])
  kept = found
  const keys = openKeys()
  // Another page is turning protection off: it may have passed this record already.
  if (found.pending === 'opening' && keys?.seals === true) takeKeys({ ...keys, seals: false })
}

async function putBack(kid: string): Promise<TeamKey> {
  const mine = kept
  if (mine?.kid !== kid) throw new NotValid(['the key of the team is not stored'])
  const written = await write(device, [KEYS, SETTINGS], async (stores) => {
    const found = await teamKeyIn(stores)
    if (found !== null) return done(found)
    if (await isNothingSealed(stores)) throw new NotValid(['protection was turned off'])
    await stores.add(KEYS, mine)
    return done(mine)
  })
  if (written.ok) return written.value
  if (written.error.kind === 'not-valid') throw new NotValid(written.error.problems)
  const isFull = written.error.kind === 'storage-full'
  throw new DOMException(
    'The key of the team could not be put back',
    isFull ? 'QuotaExceededError' : 'UnknownError',
  )
}
