/**
 * Clearing away what the device kept for things that are gone.
 */
import { done } from '#schemas/result.ts'

import { fileTable, historyTable } from './deviceDatabase.ts'
import { writeOnDevice } from './writing.ts'

/** Files and histories of these assessments and attempts. */
export function forgetOnDevice(owners: readonly string[]) {
  const gone = new Set(owners)
  return writeOnDevice([fileTable, historyTable], async () => {
    const files = await fileTable.toCollection().primaryKeys()
    await fileTable.bulkDelete(files.filter(([owner]) => gone.has(owner)))
    const steps = await historyTable.toCollection().primaryKeys()
    await historyTable.bulkDelete(steps.filter(([assessmentId]) => gone.has(assessmentId)))
    return done(null)
  })
}
