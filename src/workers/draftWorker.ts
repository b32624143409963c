/** Runs slow tasks on a draft off the main thread. Loads only the engine. */
import { handleTasks } from './handleTasks.ts'
import { draftTasks } from './draftTasks.ts'

handleTasks(draftTasks)
