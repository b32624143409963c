import type { Actor } from '#schemas/actor.ts'
import { FORMATS } from '#schemas/base.ts'
import type { Candidate, Stage } from '#schemas/records/candidate.ts'
import {
  type CandidateDetails,
  candidateDetailsSchema,
  noteDetailsSchema,
} from '#schemas/records/details.ts'
import { done, failed, type Result } from '#schemas/result.ts'
import { mintReference } from '#src/storage/vault/randomness.ts'

import { onlyOpenAssessment, withAssignment } from './assigning.ts'
import { movedTo } from './movingStages.ts'
import {
  assessmentTable,
  candidateTable,
  jobTable,
  responseTable,
} from '#src/storage/core/database.ts'
import type { Listing, StorageFailure, Stored } from '#src/storage/core/query.ts'
import { assessments, candidates } from '#src/storage/records/recordKinds.ts'
import { checkedValue, checkRecords, type NotFound } from '#src/storage/records/shapes.ts'
import { addRecord, putNext, readRecord, wholeRecord } from '#src/storage/records/records.ts'
import { whenReady } from '#src/storage/sealing/prepareParts.ts'
import { write } from '#src/storage/core/writing.ts'

/** A candidate with this email has already applied for this job. */
export type AlreadyApplied = { kind: 'already-applied'; candidate: { id: string; name: string } }

/** Null if there is none. */
export function getCandidate(id: string): Promise<Stored<Candidate> | null> {
  return readRecord(candidates, id)
}

/** Sorted by name. */
export function listCandidatesOfJob(jobId: string): Promise<Listing<Candidate>> {
  return whenReady(async () => {
    const raws = await candidateTable.where('jobId').equals(jobId).toArray()
    const listing = checkRecords(candidates, raws)
    listing.whole.sort((a, b) => a.name.localeCompare(b.name))
    return listing
  })
}

/**
 * Creates an application in the first stage. If the job has exactly one open assessment, it is
 * assigned at once with a new access code. `not-found`: the job doesn't exist.
 */
export function createCandidate(
  details: CandidateDetails,
  actor: Actor,
): Promise<Result<Candidate, AlreadyApplied | NotFound | StorageFailure>> {
  // Keep the id if the transaction runs again, because an access code may be prepared for it.
  const id = crypto.randomUUID()
  return write([candidateTable, jobTable, assessmentTable], async () => {
    const checked = checkedDetails(details)
    if ((await jobTable.get(checked.jobId)) === undefined) return failed({ kind: 'not-found' })
    const clash = await sameApplication(checked, null)
    if (clash) return failed(clash)
    const now = new Date()
    const at = now.toISOString()
    const candidate: Candidate = {
      ...checked,
      format: FORMATS.candidate,
      rev: 0,
      id,
      stage: 'applied',
      appliedAt: at,
      updatedAt: at,
      reference: mintReference(),
      timeline: [{ kind: 'applied', at, by: actor }],
      notes: [],
    }
    const assessment = await onlyOpenAssessment(checked.jobId, now)
    return done(
      await addRecord(
        candidates,
        assessment ? withAssignment(candidate, assessment, { kind: 'app' }, at) : candidate,
      ),
    )
  })
}

/**
 * Fails with `changed-elsewhere` if the candidate is no longer at `rev`. Moving to another job
 * removes an assessment of the old one that was not started.
 */
export function updateCandidate(
  id: string,
  rev: number,
  details: CandidateDetails,
): Promise<
  Result<Candidate, AlreadyApplied | NotFound | { kind: 'changed-elsewhere' } | StorageFailure>
> {
  return write([candidateTable, jobTable, assessmentTable, responseTable], async () => {
    const checked = checkedDetails(details)
    const stored = await wholeRecord(candidates, id)
    if (!stored.ok) return stored
    if (stored.value.rev !== rev) return failed({ kind: 'changed-elsewhere' })
    if ((await jobTable.get(checked.jobId)) === undefined) return failed({ kind: 'not-found' })
    const clash = await sameApplication(checked, id)
    if (clash) return failed(clash)
    const now = new Date()
    const changed = { ...stored.value, ...checked, updatedAt: now.toISOString() }
    const keepsAssignment = checked.jobId === stored.value.jobId || (await hasResponse(id))
    return done(
      await putNext(candidates, keepsAssignment ? changed : await reassigned(changed, now)),
    )
  })
}

/**
 * Any move is allowed, and is recorded in the timeline. Moving to the current stage changes
 * nothing. With `from`, only if that is the current stage: `changed-elsewhere` if it isn't any more.
 */
export function moveStage(
  id: string,
  to: Stage,
  actor: Actor,
  from?: Stage,
): Promise<Result<Candidate, NotFound | StorageFailure | { kind: 'changed-elsewhere' }>> {
  return write([candidateTable], async () => {
    const stored = await wholeRecord(candidates, id)
    if (!stored.ok) return stored
    const { stage } = stored.value
    if (from !== undefined && stage !== from) return failed({ kind: 'changed-elsewhere' } as const)
    if (stage === to) return stored
    const moved = movedTo(stored.value, to, { at: new Date().toISOString(), by: actor })
    return done(await putNext(candidates, moved))
  })
}

/** `not-valid` if the text is blank. */
export function addNote(
  id: string,
  text: string,
  actor: Actor,
): Promise<Result<Candidate, NotFound | StorageFailure>> {
  // Keep the id if the transaction runs again, because the note's text may be sealed for it.
  const noteId = crypto.randomUUID()
  return changeCandidate(id, (candidate, at) => {
    const note = {
      id: noteId,
      at,
      by: actor,
      ...checkedValue(noteDetailsSchema, { text }),
    }
    return { ...candidate, notes: [...candidate.notes, note] }
  })
}

export type CannotAssign =
  | NotFound
  | { kind: 'not-published' }
  /** The assessment belongs to another job. */
  | { kind: 'other-job' }
  /** Another assessment was started or submitted; a candidate has only one response. */
  | { kind: 'has-response' }

/** Assigning it again changes nothing and keeps the code. */
export function assignAssessment(
  candidateId: string,
  assessmentId: string,
  actor: Actor,
): Promise<Result<Candidate, CannotAssign | StorageFailure>> {
  return write([candidateTable, assessmentTable, responseTable], async () => {
    const stored = await wholeRecord(candidates, candidateId)
    if (!stored.ok || stored.value.assignment?.assessmentId === assessmentId) return stored
    const assessment = await wholeRecord(assessments, assessmentId)
    if (!assessment.ok) return assessment
    if (assessment.value.publishedVersion === undefined) return failed({ kind: 'not-published' })
    if (assessment.value.jobId !== stored.value.jobId) return failed({ kind: 'other-job' })
    if (await hasResponse(candidateId)) return failed({ kind: 'has-response' })
    const at = new Date().toISOString()
    return done(
      await putNext(candidates, withAssignment(stored.value, assessment.value, actor, at)),
    )
  })
}

/**
 * Reads, changes and writes one candidate. Returning the same object means there is nothing to
 * write.
 */
function changeCandidate(
  id: string,
  change: (candidate: Candidate, at: string) => Candidate,
): Promise<Result<Candidate, NotFound | StorageFailure>> {
  return write([candidateTable], async () => {
    const stored = await wholeRecord(candidates, id)
    if (!stored.ok) return stored
    const at = new Date().toISOString()
    const changed = change(stored.value, at)
    if (changed === stored.value) return stored
    return done(await putNext(candidates, { ...changed, updatedAt: at }))
  })
}

/** The email in indexed form: trimmed, lower case. */
function checkedDetails(details: CandidateDetails): CandidateDetails {
  const email = details.email.trim().toLowerCase()
  return checkedValue(candidateDetailsSchema, { ...details, email })
}

async function sameApplication(
  { email, jobId }: CandidateDetails,
  exceptId: string | null,
): Promise<AlreadyApplied | null> {
  const raws = await candidateTable.where('email').equals(email).toArray()
  const other = checkRecords(candidates, raws).whole.find(
    (candidate) => candidate.jobId === jobId && candidate.id !== exceptId,
  )
  return other ? { kind: 'already-applied', candidate: { id: other.id, name: other.name } } : null
}

async function hasResponse(candidateId: string): Promise<boolean> {
  return (await responseTable.where('candidateId').equals(candidateId).count()) > 0
}

async function reassigned(candidate: Candidate, now: Date): Promise<Candidate> {
  const { assignment: _given, ...without } = candidate
  const assessment = await onlyOpenAssessment(candidate.jobId, now)
  if (!assessment) return without
  return withAssignment(without, assessment, { kind: 'app' }, now.toISOString())
}
