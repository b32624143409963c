/**
 * Reads what somebody brings apart from the page, so that nothing there waits for it.
 */
import { answering } from './answering.ts'
import { readingTasks } from './readingTasks.ts'

answering(readingTasks)
