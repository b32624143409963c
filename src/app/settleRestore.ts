/** Completes an interrupted restore: loaded only where one was left. */
import { finishRestore } from '#src/custody/storage/restoreJournal.ts'

export const settleRestore = finishRestore
