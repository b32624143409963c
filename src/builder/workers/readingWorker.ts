/** Reads pasted text and files off the main thread. */
import { handleTasks } from '#src/storage/workers/handleTasks.ts'
import { type ReadingTasks, readingTasks } from './readingTasks.ts'

handleTasks<ReadingTasks>(readingTasks.tasks)
