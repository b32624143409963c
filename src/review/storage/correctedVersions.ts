/** Published versions as reviewers score by them: with the keys that were fixed (rule U1). */
import { type KeyCorrection, keyCorrectionSchema } from '#schemas/records/assessment.ts'
import { type CorrectedVersion, correctedVersion } from '#src/review/model/keyCorrections.ts'
import { assessmentTable } from '#src/storage/core/database.ts'
import { fieldOf } from '#src/storage/core/rawField.ts'
import { assessments } from '#src/storage/records/recordKinds.ts'
import { checkRecord } from '#src/storage/records/shapes.ts'
import { whenReady } from '#src/storage/sealing/prepareParts.ts'
import { listVersions } from '#src/storage/stored/versions.ts'

/** The readable versions of an assessment, oldest first. */
export async function listCorrectedVersions(assessmentId: string): Promise<CorrectedVersion[]> {
  const [versions, corrections] = await Promise.all([
    listVersions(assessmentId),
    listCorrections(assessmentId),
  ])
  return versions.map((version) => correctedVersion(version, corrections))
}

/** The corrected keys of an assessment, oldest first. */
export function listCorrections(assessmentId: string): Promise<readonly KeyCorrection[]> {
  return whenReady(() => correctionsOf(assessmentId))
}

/**
 * The corrected keys of an assessment. They count as far as they can be read even if something else in
 * its record is damaged. Inside a transaction or within `whenReady`.
 */
export async function correctionsOf(assessmentId: string): Promise<readonly KeyCorrection[]> {
  const raw: unknown = await assessmentTable.get(assessmentId)
  if (raw === undefined) return []
  const stored = checkRecord(assessments, raw)
  if (stored.kind === 'whole') return stored.value.keyCorrections
  const found = fieldOf(raw, 'keyCorrections')
  if (!Array.isArray(found)) return []
  return found.flatMap((each: unknown) => keyCorrectionSchema.safeParse(each).data ?? [])
}
