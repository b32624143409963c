import type { Harden } from '#src/storage/vault/argon2id.ts'

/** Only protected mode needs it, and loads it. */
export const hardenInWorker: Harden = async (...asked) => {
  const { harden } = await import('#src/storage/workers/harden.ts')
  return harden(...asked)
}
