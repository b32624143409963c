/** Makes one key of a passphrase or a code, off the main thread. Loads only Argon2id. */
import { handleTasks } from './handleTasks.ts'
import { keyTasks } from './keyTasks.ts'

handleTasks(keyTasks)
