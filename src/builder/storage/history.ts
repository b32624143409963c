import type { HistoryStep } from '#schemas/records/history.ts'
import { done, type Result } from '#schemas/result.ts'
import { findNewer } from '#schemas/upgrades/upgrade.ts'

import { whenReady } from '#src/storage/sealing/prepareParts.ts'
import { historyTable } from '#src/storage/core/deviceDatabase.ts'
import { LAST_STEP, readSteps, standingSteps, stepShape, stepsBetween } from './draftSteps.ts'
import type { StorageFailure } from '#src/storage/core/query.ts'
import { assessments } from '#src/storage/records/recordKinds.ts'
import { readRecord } from '#src/storage/records/records.ts'
import { writeOnDevice } from '#src/storage/core/writing.ts'

/** The stored steps of an assessment, oldest first, with undone ones (`undone`) last. */
export function listHistory(assessmentId: string): Promise<HistoryStep[]> {
  return whenReady(async () => readSteps(await stepsBetween(assessmentId, 0, LAST_STEP).toArray()))
}

/**
 * The steps that match the current draft; `draftRev` is the draft's, if it was just read. Steps
 * that belong to another state of it (it was changed without a step, or imported) are deleted;
 * `dropped` is their number, so that the screen can report it.
 */
export async function loadHistory(
  assessmentId: string,
  draftRev = Number.NaN,
): Promise<{ steps: HistoryStep[]; dropped: number }> {
  const steps = await listHistory(assessmentId)
  const found = standingSteps(steps, draftRev) ?? (await standingNow(assessmentId, steps))
  if (found) {
    const { standing } = found
    return {
      steps: found.steps.map((step, index) => ({ ...step, undone: index >= standing })),
      dropped: 0,
    }
  }
  if (await isWrittenByNewer(assessmentId)) return { steps: [], dropped: 0 }
  await dropHistoryAfter(assessmentId, -1)
  return { steps: [], dropped: steps.length }
}

/** Steps of a newer TalentFlow are kept for it until the draft is edited here. */
async function isWrittenByNewer(assessmentId: string): Promise<boolean> {
  const raws = await stepsBetween(assessmentId, 0, LAST_STEP).toArray()
  return raws.some((raw) => findNewer(stepShape.upgrades, raw) !== null)
}

/**
 * Another tab may have saved meanwhile; only steps that match no state of the draft may be deleted.
 */
async function standingNow(assessmentId: string, steps: readonly HistoryStep[]) {
  const stored = steps.length > 0 ? await readRecord(assessments, assessmentId) : null
  return stored?.kind === 'whole' ? standingSteps(steps, stored.value.draftRev) : null
}

/** Deletes every step after number `step`; -1 deletes all. */
export function dropHistoryAfter(
  assessmentId: string,
  step: number,
): Promise<Result<null, StorageFailure>> {
  return writeOnDevice([historyTable], async () => {
    await stepsBetween(assessmentId, step + 1, LAST_STEP).delete()
    return done(null)
  })
}
