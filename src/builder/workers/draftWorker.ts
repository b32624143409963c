/** Runs slow tasks on a draft off the main thread. Loads only the engine. */
import { handleTasks } from '#src/storage/workers/handleTasks.ts'
import { type DraftTasks, draftTasks } from './draftTasks.ts'

handleTasks<DraftTasks>(draftTasks.tasks)
