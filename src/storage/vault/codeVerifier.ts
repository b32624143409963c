/** Compares access codes with what is stored of them in protected mode. */
import type { CodeVerifier } from '#schemas/sealing.ts'

import { normaliseAccessCode, sameCode } from './accessCode.ts'
import type { Harden } from './argon2id.ts'
import { newCodeHardening } from './hardening.ts'
import { toBase64url } from './bytes.ts'

/** Takes some hundredths of a second of `harden`. `code` as typed. */
export async function verifierOf(code: string, harden: Harden): Promise<CodeVerifier> {
  const hardening = newCodeHardening()
  const hash = toBase64url(await harden(normaliseAccessCode(code), hardening))
  return { hardening, hash }
}

/** `typed` is not empty. */
export async function matchesCode(
  typed: string,
  { hardening, hash }: CodeVerifier,
  harden: Harden,
): Promise<boolean> {
  return sameCode(toBase64url(await harden(normaliseAccessCode(typed), hardening)), hash)
}
