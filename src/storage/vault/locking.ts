/** Locks a key with a passphrase or a code: Argon2id makes the key that encrypts it. */
import type { Hardening, Locked } from '#schemas/sealing.ts'

import type { Harden } from './argon2id.ts'
import type { Context } from './context.ts'
import { decrypt, encrypt, encryptionKey } from './encryption.ts'
import { newHardening } from './hardening.ts'

/**
 * Takes about half a second of `harden` unless `hardening` asks for less. The secret is not empty, and taken as it is: normalise it
 * before.
 */
export async function lockKey(
  key: Uint8Array<ArrayBuffer>,
  secret: string,
  context: Context,
  harden: Harden,
  hardening: Hardening = newHardening(),
): Promise<Locked> {
  const by = await encryptionKey(await harden(secret, hardening))
  return { ...(await encrypt(by, key, context)), hardening }
}

/** Null if the secret or the context is another, or a byte was changed. */
export async function unlockKey(
  { hardening, ...encrypted }: Locked,
  secret: string,
  context: Context,
  harden: Harden,
): Promise<Uint8Array<ArrayBuffer> | null> {
  // Argon2id takes no empty one, and nothing was locked with it.
  if (secret === '') return null
  return decrypt(await encryptionKey(await harden(secret, hardening)), encrypted, context)
}
