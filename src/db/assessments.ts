/**
 * Assessments and their drafts. Two tabs never write over each other's draft: every write of it names
 * the revision that it builds on.
 */
import type { Assessment, Version } from '#schemas/assessment.ts'
import type { Actor } from '#schemas/base.ts'
import type { Definition } from '#schemas/definition.ts'
import { done, failed, type Result } from '#schemas/result.ts'
import type { TestCandidate } from '#schemas/testCandidate.ts'
import { copyWithTests } from '#src/engine/editing/copying.ts'
import { emptyDefinition, updateSettings } from '#src/engine/editing/definition.ts'
import type { Finding } from '#src/engine/readiness/findings.ts'
import { proveReadiness } from '#src/engine/readiness/proveReadiness.ts'
import { mintId } from '#src/vault/randomness.ts'
import { newAssessment, newVersion } from './assessmentRecords.ts'
import { type AssessmentSummary, summariesOf } from './assessmentSummaries.ts'
import { assignWhereOnly, forgetAssessment } from './assigning.ts'
import { assessmentTable, candidateTable, jobTable, responseTable } from './database.ts'
import type { StepDraft } from './draftSteps.ts'
import { type ChangedElsewhere, draftAt, saveStepAndDraft } from './drafts.ts'
import { copyFiles } from './files.ts'
import { forgetOnDevice } from './forgetting.ts'
import { exclusively } from './locks.ts'
import { putNextAssessment } from './nextAssessment.ts'
import type { Listing, StorageFailure, Stored } from './query.ts'
import { assessments, type NotFound, versions } from './recordKinds.ts'
import { addRecord, readRecord, wholeRecord } from './records.ts'
import { isAssessmentId, versionsOf } from './versions.ts'
import { write } from './writing.ts'

export type { AssessmentSummary } from './assessmentSummaries.ts'
export type { StepDraft } from './draftSteps.ts'

/** All assessments, also archived ones, last changed first. */
export async function listAssessments(): Promise<Listing<AssessmentSummary>> {
  const ids = await assessmentTable.toCollection().primaryKeys()
  return summariesOf(ids.filter(isAssessmentId))
}

/** The same of one job. */
export async function listAssessmentsOfJob(jobId: string): Promise<Listing<AssessmentSummary>> {
  return summariesOf(await assessmentTable.where('jobId').equals(jobId).primaryKeys())
}

/** Null: there is none. */
export function getAssessment(id: string): Promise<Stored<Assessment> | null> {
  return readRecord(assessments, id)
}

/** An assessment with an empty draft. `not-found`: there is no such job. */
export function createAssessment(
  jobId: string,
  title: string,
): Promise<Result<Assessment, NotFound | StorageFailure>> {
  const draft = emptyDefinition(title.trim(), { sectionId: mintId('s') })
  return write([assessmentTable, jobTable], async () => {
    if ((await jobTable.get(jobId)) === undefined) return failed({ kind: 'not-found' })
    return done(await addRecord(assessments, newAssessment(jobId, draft)))
  })
}

/**
 * An assessment with the draft and the test candidates that a file holds, under new ids. `title` takes
 * the place of the draft's own. `not-found`: there is no such job.
 */
export function createFromFile(
  jobId: string,
  title: string,
  { fileName, definition, testCandidates }: AssessmentInFile,
): Promise<Result<Assessment, NotFound | StorageFailure>> {
  const copy = copyWithTests(updateSettings(definition, { title }), testCandidates, mintId)
  return write([assessmentTable, jobTable], async () => {
    if ((await jobTable.get(jobId)) === undefined) return failed({ kind: 'not-found' })
    const { definition: draft, ...tests } = copy
    const origin = { fileName }
    return done(await addRecord(assessments, { ...newAssessment(jobId, draft), ...tests, origin }))
  })
}

export interface AssessmentInFile {
  fileName: string
  definition: Definition
  testCandidates: readonly TestCandidate[]
}

/**
 * Saves the draft, and in the history what `step` says of it. `rev` is that of the assessment when
 * the caller read it or last saved it; closing or publishing meanwhile does no harm, another change of
 * the draft is `changed-elsewhere`. Without a step the history no longer fits and is dropped when it
 * is next loaded.
 */
export function saveDraft(saving: {
  assessmentId: string
  rev: number
  draft: Definition
  step?: StepDraft
}): Promise<Result<{ rev: number; at: string }, NotFound | ChangedElsewhere | StorageFailure>> {
  // Step and draft lie in two databases: no other tab may come between them.
  return exclusively(`draft-${saving.assessmentId}`, () => saveStepAndDraft(saving))
}

/**
 * Makes an immutable version of the draft and opens it. When it is the only open assessment of its
 * job, candidates of the job who have none get it, with fresh codes. `not-ready`: what the readiness
 * checker found, problems and warnings. `not-confirmed`: what it could not decide, which has to be
 * confirmed, and is written down with the version.
 */
export async function publishDraft({
  assessmentId,
  rev,
  by,
  isConfirmed = false,
  draftOf = ({ draft }) => draft,
}: {
  assessmentId: string
  rev: number
  by: Actor
  isConfirmed?: boolean
  /** How the draft reads today, for it may have been stored when texts were read otherwise. */
  draftOf?: (assessment: Assessment) => Definition
}): Promise<
  Result<
    Version,
    | { kind: 'not-ready' | 'not-confirmed'; findings: Finding[] }
    | NotFound
    | ChangedElsewhere
    | StorageFailure
  >
> {
  const checked = await write([assessmentTable], () => draftAt(assessmentId, rev))
  if (!checked.ok) return checked
  const { findings } = proveReadiness(draftOf(checked.value))
  if (findings.some(({ grade }) => grade === 'problem')) {
    return failed({ kind: 'not-ready', findings })
  }
  const undecided = findings.filter((finding) => finding.kind === 'undecided')
  if (undecided.length > 0 && !isConfirmed) {
    return failed({ kind: 'not-confirmed', findings: undecided })
  }
  return write([assessmentTable, candidateTable, responseTable], async () => {
    const stored = await draftAt(assessmentId, checked.value.draftRev)
    if (!stored.ok) return stored
    const now = new Date()
    const number = (stored.value.publishedVersion ?? 0) + 1
    const draft = draftOf(stored.value)
    const asRead = { ...stored.value, draft }
    const version = await addRecord(versions, newVersion(asRead, number, by, now, undecided))
    const change = { draft, publishedVersion: number, closed: false }
    const published = await putNextAssessment(stored.value, change, now)
    await assignWhereOnly(published, now)
    return done(version)
  })
}

/** Closed to newcomers; what was started may be finished. */
export function closeAssessment(
  id: string,
): Promise<Result<Assessment, NotFound | StorageFailure>> {
  return setState(id, { closed: true })
}

/** Takes back `closeAssessment`: newcomers may start again. */
export function reopenAssessment(
  id: string,
): Promise<Result<Assessment, NotFound | StorageFailure>> {
  return setState(id, { closed: false })
}

/** Hidden from the lists of staff, and closed to newcomers. */
export function archiveAssessment(
  id: string,
): Promise<Result<Assessment, NotFound | StorageFailure>> {
  return setState(id, { archived: true })
}

/** Back into the lists of staff, and open again unless it was closed besides. */
export function restoreAssessment(
  id: string,
): Promise<Result<Assessment, NotFound | StorageFailure>> {
  return setState(id, { archived: false })
}

/** A new assessment of the same job: the draft and its tests under new ids, with pictures; no versions. */
export async function duplicateAssessment(
  id: string,
): Promise<Result<Assessment, NotFound | StorageFailure>> {
  const copied = await write([assessmentTable], async () => {
    const original = await wholeRecord(assessments, id)
    if (!original.ok) return original
    const { jobId, title, draft, testCandidates } = original.value
    const { definition, ...tests } = copyWithTests(draft, testCandidates, mintId)
    const origin = { assessmentId: id, title }
    return done(
      await addRecord(assessments, { ...newAssessment(jobId, definition), ...tests, origin }),
    )
  })
  if (!copied.ok) return copied
  const files = await copyFiles(id, copied.value.id)
  return files.ok ? copied : files
}

/** Gone with its versions, and taken from the candidates it was assigned to. */
export async function deleteAssessment(
  id: string,
): Promise<Result<null, { kind: 'has-responses'; count: number } | NotFound | StorageFailure>> {
  const tables = [assessmentTable, candidateTable, responseTable]
  const deleted = await write(tables, async () => {
    if ((await assessmentTable.get(id)) === undefined) return failed({ kind: 'not-found' })
    const count = await responseTable.where('assessmentId').equals(id).count()
    if (count > 0) return failed({ kind: 'has-responses', count })
    await assessmentTable.delete(id)
    await versionsOf(id).delete()
    await forgetAssessment(id)
    return done(null)
  })
  if (!deleted.ok) return deleted
  // From here on nothing refers to them; should this fail, they only take up room.
  await forgetOnDevice([id])
  return deleted
}

function setState(
  id: string,
  state: { closed: boolean } | { archived: boolean },
): Promise<Result<Assessment, NotFound | StorageFailure>> {
  return write([assessmentTable], async () => {
    const stored = await wholeRecord(assessments, id)
    if (!stored.ok) return stored
    return done(await putNextAssessment(stored.value, state, new Date()))
  })
}
