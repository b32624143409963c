import type { Harden } from '#src/storage/vault/argon2id.ts'

/** Loads Argon2id on demand, because only protected mode needs it. */
export const hardenInWorker: Harden = async (...asked) => {
  const { harden } = await import('#src/storage/workers/harden.ts')
  return harden(...asked)
}
