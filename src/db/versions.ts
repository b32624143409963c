import type { Version } from '#schemas/assessment.ts'

import { assessmentTable } from './database.ts'
import type { Stored } from './query.ts'
import { checkRecords, versions } from './recordKinds.ts'
import { readRecord } from './records.ts'

/** Null: there is none. */
export function getVersion(versionId: string): Promise<Stored<Version> | null> {
  return readRecord(versions, versionId)
}

/** The readable versions of an assessment, oldest first. */
export async function listVersions(assessmentId: string): Promise<Version[]> {
  const raws = await versionsOf(assessmentId).toArray()
  return checkRecords(versions, raws).whole.toSorted((a, b) => a.number - b.number)
}

/** Versions stand in no index; their ids all begin with that of the assessment. */
export function versionsOf(assessmentId: string) {
  return assessmentTable.where('id').startsWith(`${assessmentId}.v`)
}

/**
 * Tells an assessment's own record from its versions, which share the store, by its id alone. A key
 * that is no text at all is no version's.
 */
export function isAssessmentId(id: unknown): boolean {
  return typeof id !== 'string' || !id.includes('.')
}
