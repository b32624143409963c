/** Values of JSON, sealed as UTF-8 and padded, so that neither text nor length can be told. */
import type { Encrypted, Sealed } from '#schemas/sealing.ts'

import { fromUtf8, utf8 } from './bytes.ts'
import type { Context } from './context.ts'
import { decrypt, encrypt } from './encryption.ts'
import { pad, unpad } from './padding.ts'
import { open, seal } from './sealing.ts'

/** With a symmetric key, by AES-256-GCM. */
export function encryptValue(key: CryptoKey, value: unknown, context: Context): Promise<Encrypted> {
  return encrypt(key, bytesOf(value), context)
}

/** Undefined if the key or the context is another, or a byte was changed. */
export async function decryptValue(
  key: CryptoKey,
  encrypted: Encrypted,
  context: Context,
): Promise<unknown> {
  return valueOf(await decrypt(key, encrypted, context))
}

/** To the team's public key, by HPKE. */
export function sealValue(
  team: Parameters<typeof seal>[0],
  value: unknown,
  context: Context,
): Promise<Sealed> {
  return seal(team, bytesOf(value), context)
}

/** Undefined if the key or the context is another, or a byte was changed. */
export async function openValue(
  privateKey: Uint8Array<ArrayBuffer>,
  sealed: Sealed,
  context: Context,
): Promise<unknown> {
  return valueOf(await open(privateKey, sealed, context))
}

function bytesOf(value: unknown): Uint8Array<ArrayBuffer> {
  return pad(utf8(JSON.stringify(value)))
}

function valueOf(bytes: Uint8Array | null): unknown {
  return bytes === null ? undefined : JSON.parse(fromUtf8(unpad(bytes)))
}
