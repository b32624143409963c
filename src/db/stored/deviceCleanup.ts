/** Deletes what the device stored for deleted things. */
import { done } from '#schemas/result.ts'

import { fileTable, historyTable } from '#src/db/core/deviceDatabase.ts'
import { forgetLeavingNotes } from './leavingNotes.ts'
import { writeOnDevice } from '#src/db/core/writing.ts'

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
