import type { Version } from '#schemas/assessment.ts'

import { assessmentTable } from '#src/db/core/database.ts'
import type { Stored } from '#src/db/core/query.ts'
import { checkRecords, versions } from '#src/db/core/recordKinds.ts'
import { readRecord } from '#src/db/core/records.ts'

/** Null if there is none. */
export function getVersion(versionId: string): Promise<Stored<Version> | null> {
  return readRecord(versions, versionId)
}

/** The readable versions of an assessment, oldest first. */
export async function listVersions(assessmentId: string): Promise<Version[]> {
  const raws = await versionsOf(assessmentId).toArray()
  return checkRecords(versions, raws).whole.toSorted((a, b) => a.number - b.number)
}

/** Versions are in no index; their ids start with that of the assessment. */
export function versionsOf(assessmentId: string) {
  return assessmentTable.where('id').startsWith(`${assessmentId}.v`)
}

/**
 * Distinguishes an assessment's own record from its versions, which share the store, by id alone. A key
 * that is not a string is never a version's.
 */
export function isAssessmentId(id: unknown): boolean {
  return typeof id !== 'string' || !id.includes('.')
}
