/**
 * Does one job with many responses off the main thread: it reads the database itself, and opens what
 * is sealed with keys that it holds in memory only. The page ends it afterwards.
 */
import { takeReadingKeys } from '#src/storage/sealing/openKeys.ts'
import { forgetParts } from '#src/storage/sealing/sealedParts.ts'
import { handleTasks } from '#src/storage/workers/handleTasks.ts'

import { jobs } from './jobs.ts'

// Opened parts are not needed again, and would fill the memory.
handleTasks(jobs, { prepare: takeReadingKeys, afterReport: forgetParts })
