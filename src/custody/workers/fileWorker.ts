/** Encrypts or decrypts one file with a passphrase, off the main thread. */
import { fileTasks } from './fileTasks.ts'
import { handleTasks } from '#src/storage/workers/handleTasks.ts'

handleTasks(fileTasks)
