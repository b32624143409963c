import type { Harden } from '#src/storage/vault/argon2id.ts'

export interface KeyTasks {
  harden: { input: Parameters<Harden>; progress: never; result: Awaited<ReturnType<Harden>> }
}
