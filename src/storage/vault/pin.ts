/**
 * Checks the PIN of candidate mode. A PIN has few digits, so whoever can copy the database can try
 * them all: it protects against the person at the screen, not against one with developer tools.
 */
import type { PinVerifier } from '#schemas/records/device.ts'

import { plainDigits, withoutUnseen } from '#src/base/digits.ts'

export const SHORTEST_PIN = 6
export const LONGEST_PIN = 12

/** OWASP's figure for PBKDF2 with HMAC-SHA-256 (Password Storage Cheat Sheet, 2023). */
const ITERATIONS = 600_000
const SALT_BYTES = 16
const HASH_BITS = 256

/** The 6 to 12 digits that were typed, from 0 to 9, without spaces and hyphens; null for anything else. */
export function readPin(typed: string): string | null {
  const digits = plainDigits(withoutUnseen(typed.normalize('NFKC'))).replace(/[\s\p{Dash}]/gu, '')
  const isRead = /^[0-9]*$/.test(digits)
  return isRead && digits.length >= SHORTEST_PIN && digits.length <= LONGEST_PIN ? digits : null
}

/** A verifier with a new salt. Takes a few tenths of a second, off the main thread. */
export async function pinVerifierOf(pin: string): Promise<PinVerifier> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES))
  const hash = await derived(pin, salt, ITERATIONS)
  return { salt: [...salt], iterations: ITERATIONS, hash: [...hash] }
}

/** Whether it is the PIN, compared in constant time. */
export async function isPin(typed: string, { salt, iterations, hash }: PinVerifier) {
  const found = await derived(typed, Uint8Array.from(salt), iterations)
  let difference = found.length ^ hash.length
  for (const [index, byte] of found.entries()) difference |= byte ^ (hash[index] ?? 0)
  return difference === 0
}

/** PBKDF2 (RFC 8018, section 5.2) with HMAC-SHA-256. */
async function derived(
  secret: string,
  salt: Uint8Array<ArrayBuffer>,
  iterations: number,
): Promise<Uint8Array> {
  const text = new TextEncoder().encode(secret)
  const key = await crypto.subtle.importKey('raw', text, 'PBKDF2', false, ['deriveBits'])
  const algorithm = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations }
  return new Uint8Array(await crypto.subtle.deriveBits(algorithm, key, HASH_BITS))
}
