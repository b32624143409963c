/**
 * Publishes, opens, closes and deletes assessments, and saves their drafts. Tabs never overwrite each other's draft: every write names the
 * revision it is based on.
 */
import type { Assessment, Version } from '#schemas/records/assessment.ts'
import type { Actor } from '#schemas/actor.ts'
import type { Definition } from '#schemas/definition.ts'
import { done, failed, type Result } from '#schemas/result.ts'
import type { Finding } from '#src/assessment/engine/findings/findings.ts'
import { withNewestTextRules } from '#src/assessment/engine/texts/newestTextRules.ts'
import { checkReadiness } from '#src/builder/model/readiness/checkReadiness.ts'
import { proveReadiness } from '#src/builder/model/readiness/proveReadiness.ts'
import { newVersion } from './assessmentRecords.ts'
import { currentCompany } from './company.ts'
import { assignWhereOnly, unassignFromAll } from '#src/hiring/storage/assigning.ts'
import { assessmentTable, candidateTable, responseTable } from '#src/storage/core/database.ts'
import type { StepDraft } from './draftSteps.ts'
import { type ChangedElsewhere, draftAt, saveStepAndDraft } from './drafts.ts'
import { deleteFromDevice } from './deviceCleanup.ts'
import { exclusively } from '#src/storage/core/locks.ts'
import { putNextAssessment } from '#src/storage/stored/nextAssessment.ts'
import type { StorageFailure } from '#src/storage/core/query.ts'
import { assessments, versions } from '#src/storage/records/recordKinds.ts'
import type { NotFound } from '#src/storage/records/shapes.ts'
import { addRecord, wholeRecord } from '#src/storage/records/records.ts'
import { versionsOf } from '#src/storage/stored/versions.ts'
import { write } from '#src/storage/core/writing.ts'

/**
 * Saves the draft, and its undo step. `rev` is that of the assessment when the caller last read or
 * saved it. Closing or publishing meanwhile is fine; another change of the draft gives
 * `changed-elsewhere`. Without a step the history no longer matches, and is dropped on loading.
 */
export function saveDraft(saving: {
  assessmentId: string
  rev: number
  draft: Definition
  step?: StepDraft
}): Promise<Result<{ rev: number; at: string }, NotFound | ChangedElsewhere | StorageFailure>> {
  // Step and draft are in two databases, so no other tab may write in between.
  return exclusively(`draft-${saving.assessmentId}`, () => saveStepAndDraft(saving))
}

/**
 * Publishes the draft as an immutable version and opens it. If it is then the job's only open
 * assessment, it is assigned to the job's candidates who have none, with new codes. `not-ready`:
 * the checker's problems and warnings. `not-confirmed`: what it could not decide, to be confirmed
 * and stored with the version. `not-checked`: the verdict is about an earlier draft.
 */
export async function publishDraft({
  assessmentId,
  rev,
  number: shown,
  by,
  isConfirmed = false,
  verdict,
  draftOf = ({ draft }) => draft,
}: {
  assessmentId: string
  rev: number
  /** Of the version that the author was shown. Without it, the next one, whichever that is. */
  number?: number
  by: Actor
  isConfirmed?: boolean
  /** Without one, all paths of the draft are checked here, which takes a while for a long one. */
  verdict?: Verdict
  /** Parses the draft's texts again, because the stored trees may be from an older grammar. */
  draftOf?: (assessment: Assessment) => Definition
}): Promise<
  Result<
    Version,
    | { kind: 'not-ready' | 'not-confirmed'; findings: Finding[] }
    | { kind: 'not-checked' }
    /** Another tab published a version meanwhile. */
    | { kind: 'published-elsewhere' }
    | NotFound
    | ChangedElsewhere
    | StorageFailure
  >
> {
  const checked = await write([assessmentTable], () => draftAt(assessmentId, rev))
  if (!checked.ok) return checked
  if (verdict && verdict.rev < checked.value.draftRev) return failed({ kind: 'not-checked' })
  const definition = withNewestTextRules(draftOf(checked.value))
  // A verdict saves checking all paths. The other checks are cheap, so they run again.
  const findings = verdict
    ? [...checkReadiness(definition), ...verdict.findings]
    : proveReadiness(definition).findings
  if (findings.some(({ grade }) => grade === 'problem')) {
    return failed({ kind: 'not-ready', findings })
  }
  const undecided = (verdict?.findings ?? findings).filter(
    (finding) => finding.kind === 'undecided',
  )
  if (undecided.length > 0 && !isConfirmed) {
    return failed({ kind: 'not-confirmed', findings: undecided })
  }
  // Before the transaction, because it is in the other database.
  const company = await currentCompany()
  return write([assessmentTable, candidateTable, responseTable], async () => {
    const stored = await draftAt(assessmentId, checked.value.draftRev)
    if (!stored.ok) return stored
    const now = new Date()
    const number = (stored.value.publishedVersion ?? 0) + 1
    if (shown !== undefined && shown !== number) return failed({ kind: 'published-elsewhere' })
    const draft = withNewestTextRules(draftOf(stored.value))
    const asRead = { ...stored.value, draft }
    const version = await addRecord(
      versions,
      newVersion(asRead, { number, by, now, undecided, company }),
    )
    const change = { draft, publishedVersion: number, closed: false }
    const published = await putNextAssessment(stored.value, change, now)
    await assignWhereOnly(published, now)
    return done(version)
  })
}

/** The checker's findings about all paths of the draft, as of this `rev` of the assessment. */
export interface Verdict {
  rev: number
  findings: readonly Finding[]
}

/** Closes it to new candidates; attempts in progress may be finished. */
export function closeAssessment(
  id: string,
): Promise<Result<Assessment, NotFound | StorageFailure>> {
  return setState(id, { closed: true })
}

/** Undoes `closeAssessment`: new candidates may start again. */
export function reopenAssessment(
  id: string,
): Promise<Result<Assessment, NotFound | StorageFailure>> {
  return setState(id, { closed: false })
}

/** Hides it from staff's lists and closes it to new candidates. */
export function archiveAssessment(
  id: string,
): Promise<Result<Assessment, NotFound | StorageFailure>> {
  return setState(id, { archived: true })
}

/** Returns it to staff's lists. It is open again unless it was also closed. */
export function restoreAssessment(
  id: string,
): Promise<Result<Assessment, NotFound | StorageFailure>> {
  return setState(id, { archived: false })
}

/** Deletes it with its versions, and unassigns it from its candidates. */
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
    await unassignFromAll(id)
    return done(null)
  })
  if (!deleted.ok) return deleted
  // Nothing refers to these now; if this fails, they only take up space.
  await deleteFromDevice([id])
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
