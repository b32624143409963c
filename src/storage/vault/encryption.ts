/** AES-256-GCM (NIST SP 800-38D) by the browser. */
import type { Encrypted } from '#schemas/sealing.ts'

import { fromBase64url, randomBytes, toBase64url } from './bytes.ts'
import { type Context, contextBytes } from './context.ts'

export const KEY_BYTES = 32
/**
 * The length that the standard recommends. The bytes are random: one key may encrypt 2^32 times
 * (section 8.3).
 */
export const IV_BYTES = 12

/** From 32 bytes. It can't be read again. */
export function encryptionKey(bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
}

/** Encrypts with a new IV, and binds the result to its context. */
export async function encrypt(
  key: CryptoKey,
  plain: Uint8Array<ArrayBuffer>,
  context: Context,
): Promise<Encrypted> {
  const iv = randomBytes(IV_BYTES)
  const algorithm = { name: 'AES-GCM', iv, additionalData: contextBytes(context) }
  const ciphertext = new Uint8Array(await crypto.subtle.encrypt(algorithm, key, plain))
  return { iv: toBase64url(iv), ciphertext: toBase64url(ciphertext) }
}

/**
 * Recognises the browser's error for a ciphertext that doesn't open, or has a length that base64url
 * never has. Compares by name, because in tests it comes from another realm.
 */
export function isWrongKey(error: unknown): boolean {
  return error instanceof Error && ['OperationError', 'InvalidCharacterError'].includes(error.name)
}

/** Null if the key or the context is another, or a byte was changed. */
export async function decrypt(
  key: CryptoKey,
  { iv, ciphertext }: Encrypted,
  context: Context,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const additionalData = contextBytes(context)
  try {
    const algorithm = { name: 'AES-GCM', iv: fromBase64url(iv), additionalData }
    return new Uint8Array(await crypto.subtle.decrypt(algorithm, key, fromBase64url(ciphertext)))
  } catch (error) {
    if (isWrongKey(error)) return null
    throw error
  }
}
