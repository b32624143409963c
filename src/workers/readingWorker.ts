/** Reads pasted text and files off the main thread. */
import { handleTasks } from './handleTasks.ts'
import { readingTasks } from './readingTasks.ts'

handleTasks(readingTasks)
