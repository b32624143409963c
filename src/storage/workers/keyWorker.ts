/** Makes one key of a passphrase or a code, off the main thread. Loads only Argon2id. */
import { hardened } from '#src/storage/vault/argon2id.ts'

import { handleTasks } from './handleTasks.ts'
import type { KeyTasks } from './keyTasks.ts'

handleTasks<KeyTasks>({ harden: (input) => hardened(...input) })
