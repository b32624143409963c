/** Checks access codes in protected mode, outside any transaction. */
import type { CodeVerifier } from '#schemas/sealing.ts'
import type { Harden } from '#src/storage/vault/argon2id.ts'
import { newCodeHardening } from '#src/storage/vault/hardening.ts'
import { matchesCode } from '#src/storage/vault/codeVerifier.ts'

/**
 * Finds the candidate whose code was typed, or null. Compares all codes, however early one matches.
 */
export async function whoseCode(
  verify: readonly { candidateId: string; verifier: CodeVerifier }[],
  typed: string,
  harden: Harden,
): Promise<string | null> {
  let whose: string | null = null
  for (const { candidateId, verifier } of verify) {
    if (await matchesCode(typed, verifier, harden)) whose = candidateId
  }
  return whose
}

/** Takes as long for an unknown email as a code takes for a known one. */
export async function hardenInVain(typed: string, harden: Harden): Promise<void> {
  await harden(typed, newCodeHardening())
}
