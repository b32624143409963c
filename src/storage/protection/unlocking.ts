/** Opens the team's key with the passphrase or the recovery code, and changes both. */
import type { TeamKey } from '#schemas/records/teamKey.ts'
import { done, failed, type Result } from '#schemas/result.ts'
import { failureOf } from '#src/storage/core/failures.ts'
import type { StorageFailure } from '#src/storage/core/query.ts'
import { device } from '#src/storage/core/rawDatabase.ts'
import { write } from '#src/storage/core/transactions.ts'
import { KEYS } from '#src/storage/device/rawTeamKey.ts'
import { readTeamKey, teamKeyIn } from '#src/storage/device/teamKey.ts'
import { forgetCodes } from '#src/storage/sealing/newAccessCodes.ts'
import { dropKeys, openKeys, takeKeys } from '#src/storage/sealing/openKeys.ts'
import { forgetParts } from '#src/storage/sealing/sealedParts.ts'
import type { Harden } from '#src/storage/vault/argon2id.ts'
import { publicKeyOf } from '#src/storage/vault/publicKey.ts'
import { staffKeyOf } from '#src/storage/vault/staffKey.ts'
import {
  recoverTeamKey,
  unlockTeamKey,
  withNewRecoveryCode,
  withPassphrase,
} from '#src/storage/vault/teamKey.ts'

import { keepTeamKey, requireStoredKey } from './keptKey.ts'
import { announceProtection, noteProtection } from './protectionState.ts'

type Unlocking = Promise<Result<null, { kind: 'wrong' } | StorageFailure>>

/** From now on this page reads and writes what is sealed. Nothing to unlock counts as unlocked. */
export async function unlock(passphrase: string, harden: Harden): Unlocking {
  try {
    const team = await readTeamKey()
    if (team === null) return done(null)
    const privateKey = await unlockTeamKey(team, passphrase, harden)
    if (privateKey === null) return failed({ kind: 'wrong' })
    await openWith(team, privateKey, harden)
    noteProtection()
    return done(null)
  } catch (error) {
    return failed(failureOf(error))
  }
}

/** Unlocks with the recovery code, and sets another passphrase. The code stays valid. */
export async function recover(
  recoveryCode: string,
  newPassphrase: string,
  harden: Harden,
): Unlocking {
  try {
    const team = await readTeamKey()
    if (team === null) return done(null)
    const privateKey = await recoverTeamKey(team, recoveryCode, harden)
    if (privateKey === null) return failed({ kind: 'wrong' })
    const { byPassphrase } = await withPassphrase(team, privateKey, newPassphrase, harden)
    const changed = await changeTeamKey(team.kid, { byPassphrase })
    if (!changed.ok) return changed
    await openWith(team, privateKey, harden)
    noteProtection()
    return changed
  } catch (error) {
    return failed(failureOf(error))
  }
}

/** Whether it is the passphrase. False as well if protection is off. */
export async function isPassphrase(passphrase: string, harden: Harden): Promise<boolean> {
  const team = await readTeamKey()
  return team !== null && (await unlockTeamKey(team, passphrase, harden)) !== null
}

/** Sets another passphrase; this page must be unlocked. Nothing has to be sealed again. */
export async function changePassphrase(
  next: string,
  harden: Harden,
): Promise<Result<null, StorageFailure>> {
  const { team, privateKey } = await unlockedKey()
  const { byPassphrase } = await withPassphrase(team, privateKey, next, harden)
  return changeTeamKey(team.kid, { byPassphrase })
}

/** A recovery code that is not stored yet, so that it can be shown and written down first. */
export interface PreparedCode {
  recoveryCode: string
  kid: string
  byRecoveryCode: TeamKey['byRecoveryCode']
}

/** Stores nothing. This page must be unlocked. */
export async function prepareRecoveryCode(harden: Harden): Promise<PreparedCode> {
  const { team, privateKey } = await unlockedKey()
  const { teamKey, recoveryCode } = await withNewRecoveryCode(team, privateKey, harden)
  return { recoveryCode, kid: team.kid, byRecoveryCode: teamKey.byRecoveryCode }
}

/** From now on the previous recovery code opens nothing. */
export function replaceRecoveryCode({
  kid,
  byRecoveryCode,
}: PreparedCode): Promise<Result<null, StorageFailure>> {
  return changeTeamKey(kid, { byRecoveryCode })
}

/** Forgets the keys and all that was opened with them, on this page. */
export function lock(): void {
  dropKeys()
  forgetParts()
  forgetCodes()
  noteProtection()
}

/** Gives this page the keys. */
export async function openWith(
  team: TeamKey,
  privateKey: Uint8Array<ArrayBuffer>,
  harden: Harden,
): Promise<void> {
  const staffKey = await staffKeyOf(privateKey)
  keepTeamKey(team)
  takeKeys({
    ...publicKeyOf(team),
    privateKey,
    staffKey,
    harden,
    requireStored: () => requireStoredKey(team.kid),
    seals: team.pending !== 'opening',
  })
}

/** Changes parts of the stored key, unless it is another one by now. */
export async function changeTeamKey(
  kid: string,
  change: Partial<TeamKey>,
): Promise<Result<null, StorageFailure>> {
  const changed = await write(device, [KEYS], async (stores) => {
    const team = await teamKeyIn(stores)
    if (team?.kid !== kid) return done(null)
    const next = { ...team, ...change }
    await stores.put(KEYS, next)
    return done(next)
  })
  if (!changed.ok) return changed
  if (changed.value !== null) keepTeamKey(changed.value)
  announceProtection()
  return done(null)
}

async function unlockedKey(): Promise<{ team: TeamKey; privateKey: Uint8Array<ArrayBuffer> }> {
  const keys = openKeys()
  const team = await readTeamKey()
  if (keys === null || team?.kid !== keys.kid) throw new Error('The key of the team is not open')
  return { team, privateKey: keys.privateKey }
}
