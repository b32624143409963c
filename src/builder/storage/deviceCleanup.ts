/** Deletes what the device stored for deleted things. */
import { done } from '#schemas/result.ts'

import { assessmentTable } from '#src/storage/core/database.ts'
import { fileTable, historyTable } from '#src/storage/core/deviceDatabase.ts'
import { failureOf } from '#src/storage/core/failures.ts'
import { forgetLeavingNotes, leavingNoteOwners } from './leavingNotes.ts'
import { writeOnDevice } from '#src/storage/core/writing.ts'

/**
 * Deletes histories and notes of assessments that no longer exist. A page that was editing one while
 * it was deleted may have written them afterwards. If it fails, the next page tries again.
 */
export async function sweepDeletedDrafts(): Promise<void> {
  try {
    // Before the assessments: a history is never written before its assessment.
    const steps = await historyTable.toCollection().primaryKeys()
    const owners = [...new Set([...steps.map(([id]) => id), ...leavingNoteOwners()])]
    if (owners.length === 0) return
    const kept = await assessmentTable.where(':id').anyOf(owners).primaryKeys()
    const deleted = owners.filter((owner) => !kept.includes(owner))
    if (deleted.length > 0) await deleteFromDevice(deleted)
  } catch (error) {
    failureOf(error)
  }
}

/** Deletes the files, histories and notes of these assessments and attempts. */
export function deleteFromDevice(owners: readonly string[]) {
  const gone = new Set(owners)
  for (const owner of owners) forgetLeavingNotes(owner)
  return writeOnDevice([fileTable, historyTable], async () => {
    const files = await fileTable.toCollection().primaryKeys()
    await fileTable.bulkDelete(files.filter(([owner]) => gone.has(owner)))
    const steps = await historyTable.toCollection().primaryKeys()
    await historyTable.bulkDelete(steps.filter(([assessmentId]) => gone.has(assessmentId)))
    return done(null)
  })
}
