/** Observes writes to one assessment, for a screen that has it open. */
import { assessmentTable } from '#src/storage/core/database.ts'
import { observeStore } from '#src/storage/core/observing.ts'

/**
 * Calls back after every committed write, of this tab and others. Returns a function that
 * unsubscribes.
 */
export function onAssessmentWritten(assessmentId: string, onChange: () => void): () => void {
  return observeStore(assessmentTable, (ids) => {
    if (ids === null || ids.includes(assessmentId)) onChange()
  })
}

/**
 * Whether the stored record was written at one of these times (`updatedAt`, which is unique per
 * write). Reads keys only, so that a long draft is not read back after every keystroke.
 */
export async function wasWrittenAt(
  assessmentId: string,
  moments: readonly string[],
): Promise<boolean> {
  const ids = await assessmentTable.where('updatedAt').anyOf(moments).primaryKeys()
  return ids.includes(assessmentId)
}
