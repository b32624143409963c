/**
 * Hearing of what is written of one assessment, for a screen that holds it open.
 */
import { assessmentTable } from './database.ts'
import { observeStore } from './observing.ts'

/** Calls back after every committed write, of this tab and of others. Returns the way to stop. */
export function onAssessmentWritten(assessmentId: string, heard: () => void): () => void {
  return observeStore(assessmentTable, (ids) => {
    if (ids === null || ids.includes(assessmentId)) heard()
  })
}

/**
 * Whether what is stored was written at one of these moments (`updatedAt`, which no two writes share).
 * Reads keys only: a long draft is not read back for every letter that is typed into it.
 */
export async function wasWrittenAt(
  assessmentId: string,
  moments: readonly string[],
): Promise<boolean> {
  const ids = await assessmentTable.where('updatedAt').anyOf(moments).primaryKeys()
  return ids.includes(assessmentId)
}
