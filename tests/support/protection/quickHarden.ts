import { hardened } from '#src/storage/vault/argon2id.ts'
import type { Harden } from '#src/storage/vault/argon2id.ts'

/** As `hardened`, with little memory: tests are about what comes of it, not how long it takes. */
export const quickHarden: Harden = (secret, hardening) =>
  hardened(secret, { ...hardening, memoryKiB: 8, passes: 1 })
