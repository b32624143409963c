/**
 * Does what takes long about a draft apart from the page, so that nothing there waits for it. Loads the
 * engine and nothing else.
 */
import { answering } from './answering.ts'
import { draftTasks } from './draftTasks.ts'

answering(draftTasks)
