/**
 * Lists the candidates of a job who can take one of its assessments, and gives them access codes.
 */
import { foldText } from '#src/base/foldText.ts'
import type { Actor } from '#schemas/actor.ts'
import type { Candidate } from '#schemas/records/candidate.ts'
import { done, failed, type Result } from '#schemas/result.ts'

import { withAssignment } from './assigning.ts'
import type { CannotAssign } from './candidates.ts'
import { assessmentTable, candidateTable, responseTable } from '#src/storage/core/database.ts'
import type { DamagedRecord, StorageFailure } from '#src/storage/core/query.ts'
import { assessments, candidates } from '#src/storage/records/recordKinds.ts'
import { checkRecords } from '#src/storage/records/shapes.ts'
import { putNext, wholeRecord } from '#src/storage/records/records.ts'
import { requireCodes } from '#src/storage/sealing/newAccessCodes.ts'
import { whenReady } from '#src/storage/sealing/prepareParts.ts'
import { storedResponses } from '#src/storage/records/storedKinds.ts'
import { write } from '#src/storage/core/writing.ts'
import { isFinished } from './isFinished.ts'

export interface Invitable {
  id: string
  name: string
  email: string
  /** Null until they get one. */
  code: string | null
  /** Name and email, folded for search. */
  searchText: string
}

export interface InvitableListing {
  /** Sorted by name. */
  people: Invitable[]
  /** How many others the job has: finished, or busy with another assessment. */
  others: number
  damaged: DamagedRecord[]
}

/** Candidates of the job who have a code for this assessment, or could get one. */
export function listInvitable(jobId: string, assessmentId: string): Promise<InvitableListing> {
  return whenReady(() => readInvitable(jobId, assessmentId))
}

async function readInvitable(jobId: string, assessmentId: string): Promise<InvitableListing> {
  const raws = await candidateTable.where('jobId').equals(jobId).toArray()
  const { whole, damaged } = checkRecords(candidates, raws)
  const answered = new Set(await responseTable.toCollection().primaryKeys())
  const assigned = whole.filter(
    ({ id, assignment }) => assignment?.assessmentId === assessmentId && answered.has(id),
  )
  const stored = await responseTable.bulkGet(assigned.map(({ id }) => id))
  const unfinished = new Set(
    checkRecords(storedResponses, stored.filter(isThere))
      .whole.filter((response) => !isFinished(response))
      .map(({ candidateId }) => candidateId),
  )
  const people = whole
    .filter(({ id, assignment }) =>
      answered.has(id)
        ? unfinished.has(id)
        : assignment === undefined || assignment.assessmentId === assessmentId,
    )
    .map(invitableOf)
    .toSorted((a, b) => a.name.localeCompare(b.name))
  return { people, others: whole.length - people.length, damaged }
}

/**
 * Assigns the assessment to those of the candidates who have none and have not answered any, and
 * returns how many got a code by it.
 */
export function giveCodes(
  candidateIds: readonly string[],
  assessmentId: string,
  actor: Actor,
): Promise<Result<number, CannotAssign | StorageFailure>> {
  return write([candidateTable, assessmentTable, responseTable], async () => {
    const assessment = await wholeRecord(assessments, assessmentId)
    if (!assessment.ok) return assessment
    if (assessment.value.publishedVersion === undefined) return failed({ kind: 'not-published' })
    const raws = await candidateTable.bulkGet([...candidateIds])
    const answered = new Set(await responseTable.toCollection().primaryKeys())
    const free = checkRecords(candidates, raws.filter(isThere)).whole.filter(
      ({ id, jobId, assignment }) =>
        assignment === undefined && jobId === assessment.value.jobId && !answered.has(id),
    )
    requireCodes(free)
    const at = new Date().toISOString()
    for (const candidate of free) {
      await putNext(candidates, withAssignment(candidate, assessment.value, actor, at))
    }
    return done(free.length)
  })
}

function invitableOf({ id, name, email, assignment }: Candidate): Invitable {
  const searchText = foldText(`${name} ${email}`)
  return { id, name, email, code: assignment?.code ?? null, searchText }
}

function isThere(raw: unknown): boolean {
  return raw !== undefined
}
