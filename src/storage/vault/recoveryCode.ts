/** The code on paper that replaces a lost passphrase. */
import { normaliseAccessCode } from './accessCode.ts'
import { crockfordCharacters } from './randomness.ts'

/** 26 characters of 5 bits: 130 bits. */
export const RECOVERY_CODE_LENGTH = 26

/**
 * In groups of five, the last one of six: `7K4MQ-2XD9W-…-3HB9TA`. Typing that one shows that the code
 * was written down.
 */
export function mintRecoveryCode(): string {
  const groups = crockfordCharacters(RECOVERY_CODE_LENGTH).match(/.{5}(?=.{5})|.+/g) ?? []
  return groups.join('-')
}

/**
 * Normalises a typed code for comparison: easily misread letters replaced, without spaces and
 * hyphens, in capitals.
 */
export function readRecoveryCode(typed: string): string {
  return normaliseAccessCode(typed)
}
