/**
 * The key of one attempt, which encrypts its draft from the first keystroke. It is stored twice: for
 * the candidate, locked with the access code, and for the team, sealed to its key. Erasing both
 * erases the draft.
 */
import type { DraftKeys, Sealed } from '#schemas/sealing.ts'

import { normaliseAccessCode } from './accessCode.ts'
import type { Harden } from './argon2id.ts'
import { newCodeHardening } from './hardening.ts'
import { randomBytes } from './bytes.ts'
import { KEY_BYTES, encryptionKey } from './encryption.ts'
import { lockKey, unlockKey } from './locking.ts'
import { open, seal } from './sealing.ts'

/** A new random key, and what to store of it. `code` as typed. */
export async function createDraftKey(
  attemptId: string,
  { code, team, harden }: { code: string; team: Parameters<typeof seal>[0]; harden: Harden },
): Promise<{ key: CryptoKey; stored: DraftKeys }> {
  const bytes = randomBytes(KEY_BYTES)
  const byTeam = await seal(team, bytes, contextOf(attemptId))
  const secret = normaliseAccessCode(code)
  const byCode = await lockKey(bytes, secret, contextOf(attemptId), harden, newCodeHardening())
  return { key: await encryptionKey(bytes), stored: { byCode, byTeam } }
}

/**
 * Locks a draft key with another access code, as typed; the old lock is of no use then. Null if the
 * key was sealed to another key than the team's private one.
 */
export async function relockDraftKey(
  attemptId: string,
  { byTeam }: DraftKeys,
  {
    code,
    privateKey,
    harden,
  }: { code: string; privateKey: Uint8Array<ArrayBuffer>; harden: Harden },
): Promise<DraftKeys | null> {
  const bytes = await open(privateKey, byTeam, contextOf(attemptId))
  if (bytes === null) return null
  const secret = normaliseAccessCode(code)
  const byCode = await lockKey(bytes, secret, contextOf(attemptId), harden, newCodeHardening())
  return { byCode, byTeam }
}

/** A new random key that only the team can open, sealed to it. */
export function teamOnlyKey(attemptId: string, team: Parameters<typeof seal>[0]): Promise<Sealed> {
  return seal(team, randomBytes(KEY_BYTES), contextOf(attemptId))
}

/** For the candidate who comes back; null if it is not their code. */
export async function draftKeyByCode(
  attemptId: string,
  { byCode }: DraftKeys,
  code: string,
  harden: Harden,
): Promise<CryptoKey | null> {
  const secret = normaliseAccessCode(code)
  return keyOf(await unlockKey(byCode, secret, contextOf(attemptId), harden))
}

/** For staff; null if it was sealed to another key. */
export async function draftKeyByTeam(
  attemptId: string,
  byTeam: Sealed,
  privateKey: Uint8Array<ArrayBuffer>,
): Promise<CryptoKey | null> {
  return keyOf(await open(privateKey, byTeam, contextOf(attemptId)))
}

function contextOf(attemptId: string) {
  return ['draft key', attemptId] as const
}

function keyOf(bytes: Uint8Array<ArrayBuffer> | null): Promise<CryptoKey> | null {
  return bytes === null ? null : encryptionKey(bytes)
}
