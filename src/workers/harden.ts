/** Makes keys of passphrases and codes without holding up the page. */
import type { Hardening } from '#schemas/sealing.ts'
import type { Harden } from '#src/vault/argon2id.ts'

import { askOnce } from './askOnce.ts'
import type { KeyInput, KeyResult } from './keyMessages.ts'
import { startWorker } from './startWorker.ts'

/**
 * Argon2id in a worker. Where none can be started it runs in the page, which does not respond for
 * half a second.
 */
export const harden: Harden = (secret, hardening) =>
  hardenIn(() => startWorker('key'), secret, hardening)

/** As `harden`; `start` gives null if the browser has no workers. */
export async function hardenIn(
  start: () => Worker | null,
  secret: string,
  hardening: Hardening,
): Promise<Uint8Array<ArrayBuffer>> {
  const worker = start()
  // Each worker makes one key, so that neither the secret nor 64 MiB stay in memory afterwards.
  const key =
    worker === null
      ? null
      : await askOnce<KeyResult>(worker, { secret, hardening } satisfies KeyInput)
  if (key !== null) return key
  const { hardened } = await import('#src/vault/argon2id.ts')
  return hardened(secret, hardening)
}
