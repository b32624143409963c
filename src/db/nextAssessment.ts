/**
 * Every write of an assessment moves its `updatedAt` on, also within one millisecond and where the clock
 * was set back. So `updatedAt`, which has an index, tells revisions apart as `rev` does, and whoever
 * wrote one can ask for it in a transaction without reading a long draft back.
 */
import type { Assessment } from '#schemas/assessment.ts'
import { assessmentTable } from './database.ts'
import { assessments } from './recordKinds.ts'
import { putNext } from './records.ts'

/** Writes the next revision of an assessment that was read in the same transaction. */
export function putNextAssessment(
  before: Assessment,
  change: Partial<Assessment>,
  now: Date,
): Promise<Assessment> {
  return putNext(assessments, { ...before, ...change, updatedAt: momentAfter(before, now) })
}

/** What `updatedAt` becomes with the next write. */
export function momentAfter({ updatedAt }: Assessment, now: Date): string {
  return new Date(Math.max(now.getTime(), Date.parse(updatedAt) + 1)).toISOString()
}

/** Whether what is stored is still this very revision; reads keys only. */
export async function isStillStored({ id, updatedAt }: Assessment): Promise<boolean> {
  const ids = await assessmentTable.where('updatedAt').equals(updatedAt).primaryKeys()
  return ids.includes(id)
}
