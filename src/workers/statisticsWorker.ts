/** Computes statistics off the main thread. Loads only the engine. */
import { handleTasks } from './handleTasks.ts'
import { statisticsTasks } from './statisticsTasks.ts'

handleTasks(statisticsTasks)
