/** Makes keys of passphrases and codes without holding up the page. */
import type { Harden } from '#src/storage/vault/argon2id.ts'

import { ask, type TaskWorker } from './ask.ts'
import type { KeyTasks } from './keyTasks.ts'

const keyWorker: TaskWorker<KeyTasks> = {
  name: 'key',
  async load() {
    const { hardened } = await import('#src/storage/vault/argon2id.ts')
    return { harden: (input) => hardened(...input) }
  },
}

/**
 * Argon2id in a worker, in which neither the secret nor 64 MiB stay in memory afterwards. Where none
 * can be started it runs in the page, which does not respond for half a second.
 */
export const harden: Harden = (...input) => ask(keyWorker, 'harden', input)
