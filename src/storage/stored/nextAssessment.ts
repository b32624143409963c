/**
 * Every write of an assessment increases its `updatedAt`, even within one millisecond or after the
 * clock was set back. So the indexed `updatedAt` identifies revisions like `rev` does, and can be
 * checked in a transaction without reading a long draft back.
 */
import type { Assessment } from '#schemas/records/assessment.ts'
import { assessmentTable } from '#src/storage/core/database.ts'
import { assessments } from '#src/storage/records/recordKinds.ts'
import { putNext } from '#src/storage/records/records.ts'

/** Writes the next revision of an assessment read in the same transaction. */
export function putNextAssessment(
  before: Assessment,
  change: Partial<Assessment>,
  now: Date,
): Promise<Assessment> {
  return putNext(assessments, { ...before, ...change, updatedAt: momentAfter(before, now) })
}

/** The `updatedAt` of the next write. */
export function momentAfter({ updatedAt }: Assessment, now: Date): string {
  return new Date(Math.max(now.getTime(), Date.parse(updatedAt) + 1)).toISOString()
}

/** Whether this exact revision is still stored; reads keys only. */
export async function isStillStored({ id, updatedAt }: Assessment): Promise<boolean> {
  const ids = await assessmentTable.where('updatedAt').equals(updatedAt).primaryKeys()
  return ids.includes(id)
}
