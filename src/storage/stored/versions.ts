import type { Version } from '#schemas/records/assessment.ts'
import type { Definition } from '#schemas/definition.ts'
import { isSame } from '#src/assessment/engine/editing/sameness.ts'
import { withChangedOriginals } from '#src/assessment/engine/texts/originals.ts'

import { assessmentTable } from '#src/storage/core/database.ts'
import type { Stored } from '#src/storage/core/query.ts'
import { fieldOf } from '#src/storage/core/rawField.ts'
import { versions } from '#src/storage/records/recordKinds.ts'
import { checkRecord, checkRecords } from '#src/storage/records/shapes.ts'
import { whenReady } from '#src/storage/sealing/prepareParts.ts'
import { readRecord } from '#src/storage/records/records.ts'

/** Null if there is none. */
export function getVersion(versionId: string): Promise<Stored<Version> | null> {
  return readRecord(versions, versionId)
}

/**
 * The definition of a version; `draft` itself if the version was published from it, which is found
 * out in a fraction of the time that checking a long version takes. Null if there is none that can be read.
 */
export function publishedDefinition(
  versionId: string,
  draft: Definition,
): Promise<Definition | null> {
  return whenReady(async () => {
    const raw: unknown = await assessmentTable.get(versionId)
    if (raw === undefined) return null
    if (isSame(fieldOf(raw, 'definition'), withChangedOriginals(draft))) return draft
    const stored = checkRecord(versions, raw)
    return stored.kind === 'whole' ? stored.value.definition : null
  })
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
