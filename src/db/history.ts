import type { HistoryStep } from '#schemas/device.ts'
import { done, type Result } from '#schemas/result.ts'

import { historyTable } from './deviceDatabase.ts'
import { standingSteps, isStep, LAST_STEP, stepsBetween } from './draftSteps.ts'
import type { StorageFailure } from './query.ts'
import { assessments } from './recordKinds.ts'
import { readRecord } from './records.ts'
import { writeOnDevice } from './writing.ts'

/** The steps of an assessment as they are stored, oldest first, the undone ones (`undone`) last. */
export async function listHistory(assessmentId: string): Promise<HistoryStep[]> {
  const raws = await stepsBetween(assessmentId, 0, LAST_STEP).toArray()
  // What stands before an unreadable step can't be reached through it.
  return raws.slice(raws.findLastIndex((raw) => !isStep(raw)) + 1).filter(isStep)
}

/**
 * The steps that fit the draft as it is now. Steps that belong to another state of it (it was changed
 * without a step, or brought in from elsewhere) are removed for good; `dropped` says how many, so that
 * the screen can say it.
 */
export async function loadHistory(
  assessmentId: string,
): Promise<{ steps: HistoryStep[]; dropped: number }> {
  const stored = await readRecord(assessments, assessmentId)
  const steps = await listHistory(assessmentId)
  const found = stored?.kind === 'whole' ? standingSteps(steps, stored.value.draftRev) : null
  if (found) {
    const { standing } = found
    return {
      steps: found.steps.map((step, index) => ({ ...step, undone: index >= standing })),
      dropped: 0,
    }
  }
  await dropHistoryAfter(assessmentId, -1)
  return { steps: [], dropped: steps.length }
}

/** Forgets every step after the one numbered `step`; -1 forgets all. */
export function dropHistoryAfter(
  assessmentId: string,
  step: number,
): Promise<Result<null, StorageFailure>> {
  return writeOnDevice([historyTable], async () => {
    await stepsBetween(assessmentId, step + 1, LAST_STEP).delete()
    return done(null)
  })
}
