/**
 * The team's key pair. Everybody's answers are sealed to its public key. The private key is stored
 * twice, once locked with the team's passphrase and once with the recovery code; without both, what
 * was sealed is lost.
 */
import { FORMATS } from '#schemas/base.ts'
import type { Locked } from '#schemas/sealing.ts'
import type { TeamKey } from '#schemas/records/teamKey.ts'

import type { Harden } from './argon2id.ts'
import { toBase64url } from './bytes.ts'
import type { Context } from './context.ts'
import { lockKey, unlockKey } from './locking.ts'
import { normalisePassphrase } from './normalisePassphrase.ts'
import { mintRecoveryCode, readRecoveryCode } from './recoveryCode.ts'
import { type KeyPair, newKeyPair } from './sealing.ts'
import { mintReference } from './randomness.ts'

type Way = 'passphrase' | 'recovery code'

/** With a new pair. The recovery code is returned this once, and stored nowhere. `at`: ISO, in UTC. */
export async function createTeamKey(
  passphrase: string,
  { harden, at }: { harden: Harden; at: string },
): Promise<{ teamKey: TeamKey; privateKey: Uint8Array<ArrayBuffer>; recoveryCode: string }> {
  const { publicKey, privateKey } = await newKeyPair()
  const recoveryCode = mintRecoveryCode()
  const kid = mintReference()
  const lock = lockerOf({ kid, privateKey, harden })
  const teamKey = {
    format: FORMATS.teamKey,
    id: 'team',
    kid,
    createdAt: at,
    publicKey: toBase64url(publicKey),
    byPassphrase: await lock('passphrase', normalisePassphrase(passphrase)),
    byRecoveryCode: await lock('recovery code', readRecoveryCode(recoveryCode)),
  } as const
  return { teamKey, privateKey, recoveryCode }
}

/** The private key; null if it is not the passphrase. */
export function unlockTeamKey(
  { kid, byPassphrase }: TeamKey,
  passphrase: string,
  harden: Harden,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const secret = normalisePassphrase(passphrase)
  return unlockKey(byPassphrase, secret, contextOf(kid, 'passphrase'), harden)
}

/** The private key; null if it is not the recovery code, however it was typed. */
export function recoverTeamKey(
  { kid, byRecoveryCode }: TeamKey,
  typed: string,
  harden: Harden,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const secret = readRecoveryCode(typed)
  return unlockKey(byRecoveryCode, secret, contextOf(kid, 'recovery code'), harden)
}

/** With another passphrase for the same pair: nothing has to be sealed again. */
export async function withPassphrase(
  teamKey: TeamKey,
  privateKey: Uint8Array<ArrayBuffer>,
  passphrase: string,
  harden: Harden,
): Promise<TeamKey> {
  const lock = lockerOf({ kid: teamKey.kid, privateKey, harden })
  return {
    ...teamKey,
    byPassphrase: await lock('passphrase', normalisePassphrase(passphrase)),
  }
}

/** With a new recovery code; the previous one no longer opens anything. */
export async function withNewRecoveryCode(
  teamKey: TeamKey,
  privateKey: Uint8Array<ArrayBuffer>,
  harden: Harden,
): Promise<{ teamKey: TeamKey; recoveryCode: string }> {
  const recoveryCode = mintRecoveryCode()
  const lock = lockerOf({ kid: teamKey.kid, privateKey, harden })
  const byRecoveryCode = await lock('recovery code', readRecoveryCode(recoveryCode))
  return { teamKey: { ...teamKey, byRecoveryCode }, recoveryCode }
}

function lockerOf(asked: { kid: string; privateKey: KeyPair['privateKey']; harden: Harden }) {
  const { kid, privateKey, harden } = asked
  return (way: Way, secret: string): Promise<Locked> =>
    lockKey(privateKey, secret, contextOf(kid, way), harden)
}

function contextOf(kid: string, way: Way): Context {
  return ['team key', kid, way]
}
