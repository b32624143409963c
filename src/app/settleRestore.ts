/** What completes an interrupted restore: loaded only where one was left. */
import { finishRestore } from '#src/db/whole/restoreJournal.ts'

export const settleRestore = finishRestore
