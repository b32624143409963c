import type { Hardening } from '#schemas/sealing.ts'
import { hardened } from '#src/storage/vault/argon2id.ts'
import type { Tasks } from './tasks.ts'

export interface KeyTasks {
  harden: {
    input: { secret: string; hardening: Hardening }
    progress: never
    result: Uint8Array<ArrayBuffer>
  }
}

export const keyTasks: Tasks<KeyTasks> = {
  harden: ({ secret, hardening }) => hardened(secret, hardening),
}
