/** New assessments: empty, from a file, and copies of others. */
import type { Assessment } from '#schemas/records/assessment.ts'
import type { Definition } from '#schemas/definition.ts'
import { done, failed, type Result } from '#schemas/result.ts'
import type { TestCandidate } from '#schemas/testCandidate.ts'
import { copyWithTests } from '#src/assessment/engine/editing/copying.ts'
import { emptyDefinition, updateSettings } from '#src/assessment/engine/editing/definition.ts'
import { withOriginals } from '#src/assessment/engine/texts/originals.ts'
import { mintId } from '#src/storage/vault/randomness.ts'
import { newAssessment } from './assessmentRecords.ts'
import { assessmentTable, jobTable } from '#src/storage/core/database.ts'
import { copyFiles } from './fileCopies.ts'
import type { StorageFailure } from '#src/storage/core/query.ts'
import { assessments } from '#src/storage/records/recordKinds.ts'
import { addRecord, readRecord } from '#src/storage/records/records.ts'
import { type NotFound, wholeOr } from '#src/storage/records/shapes.ts'
import { write } from '#src/storage/core/writing.ts'

/** Creates an assessment with an empty draft. `not-found`: the job doesn't exist. */
export function createAssessment(
  jobId: string,
  title: string,
): Promise<Result<Assessment, NotFound | StorageFailure>> {
  const draft = emptyDefinition(title.trim(), { sectionId: mintId('s') })
  return addToJob(newAssessment(jobId, draft))
}

/**
 * Creates an assessment from the draft and test candidates of a file, with new ids. `title`
 * replaces the draft's own. `not-found`: the job doesn't exist.
 */
export function createFromFile(
  jobId: string,
  title: string,
  { fileName, definition, testCandidates }: AssessmentInFile,
): Promise<Result<Assessment, NotFound | StorageFailure>> {
  // Translations of another title are then to check.
  const titled = updateSettings(withOriginals(definition), { title })
  const copy = copyWithTests(titled, testCandidates, mintId)
  const { definition: draft, ...tests } = copy
  return addToJob({ ...newAssessment(jobId, draft), ...tests, origin: { fileName } })
}

/** Made outside the transaction, so that one that runs again adds the same. */
function addToJob(made: Assessment): Promise<Result<Assessment, NotFound | StorageFailure>> {
  return write([assessmentTable, jobTable], async () => {
    if ((await jobTable.get(made.jobId)) === undefined) return failed({ kind: 'not-found' })
    return done(await addRecord(assessments, made))
  })
}

export interface AssessmentInFile {
  fileName: string
  definition: Definition
  testCandidates: readonly TestCandidate[]
}

/**
 * A new assessment in the same job: draft and test candidates with new ids, pictures; no versions.
 */
export async function duplicateAssessment(
  id: string,
): Promise<Result<Assessment, NotFound | StorageFailure>> {
  const original = wholeOr(await readRecord(assessments, id))
  if (!original.ok) return original
  const { jobId, title, draft, testCandidates } = original.value
  const { definition, ...tests } = copyWithTests(draft, testCandidates, mintId)
  const origin = { assessmentId: id, title }
  const copied = await addToJob({ ...newAssessment(jobId, definition), ...tests, origin })
  if (!copied.ok) return copied
  const files = await copyFiles(id, copied.value.id)
  return files.ok ? copied : files
}
