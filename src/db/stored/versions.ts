import type { Version } from '#schemas/assessment.ts'

import { assessmentTable } from '#src/db/core/database.ts'
import type { Stored } from '#src/db/core/query.ts'
import { versions } from '#src/db/records/recordKinds.ts'
import { checkRecords } from '#src/db/records/shapes.ts'
import { whenReady } from '#src/db/sealing/needs.ts'
import { readRecord } from '#src/db/records/records.ts'

/** Null if there is none. */
export function getVersion(versionId: string): Promise<Stored<Version> | null> {
  return readRecord(versions, versionId)
}

/** The readable versions of an assessment, oldest first. */
export function listVersions(assessmentId: string): Promise<Version[]> {
  return whenReady(async () => {
    const raws = await versionsOf(assessmentId).toArray()
    return checkRecords(versions, raws).whole.toSorted((a, b) => a.number - b.number)
  })
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
