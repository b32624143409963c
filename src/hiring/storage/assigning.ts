/**
 * Assigning an assessment to candidates, with an access code. Runs inside a caller's transaction.
 */
import type { Assessment } from '#schemas/records/assessment.ts'
import type { Actor } from '#schemas/actor.ts'
import type { Assignment, Candidate } from '#schemas/records/candidate.ts'
import { newCodeFor, requireCodes } from '#src/storage/sealing/newAccessCodes.ts'

import { assessmentTable, candidateTable, responseTable } from '#src/storage/core/database.ts'
import { putNextAssessment } from '#src/storage/stored/nextAssessment.ts'
import { isOpen } from '#src/storage/stored/isOpen.ts'
import { storedCandidates } from '#src/storage/records/storedKinds.ts'
import { fieldOf } from '#src/storage/core/rawField.ts'
import { assessments, candidates } from '#src/storage/records/recordKinds.ts'
import { checkRecords, parseStored } from '#src/storage/records/shapes.ts'
import { putNext } from '#src/storage/records/records.ts'

/** The candidate with the assessment, a new code, and an entry in the timeline. */
export function withAssignment(
  candidate: Candidate,
  assessment: Assessment,
  by: Actor,
  at: string,
): Candidate {
  return {
    ...candidate,
    assignment: freshAssignment(assessment.id, candidate),
    updatedAt: at,
    timeline: [
      ...candidate.timeline,
      { kind: 'assigned', at, by, assessmentId: assessment.id, title: assessment.title },
    ],
  }
}

/** With a new access code for this candidate, no attempts at it and no extra time. */
export function freshAssignment(assessmentId: string, candidate: Candidate): Assignment {
  return { assessmentId, code: newCodeFor(candidate), tries: 0, extraTime: 0 }
}

/**
 * The assessment that candidates of a job get automatically: the only one published and open. If
 * there are several, staff choose.
 */
export async function onlyOpenAssessment(jobId: string, now: Date): Promise<Assessment | null> {
  const raws = await assessmentTable.where('jobId').equals(jobId).toArray()
  const open = checkRecords(assessments, raws).whole.filter((one) => isOpen(one, now))
  return open.length === 1 ? (open[0] ?? null) : null
}

/**
 * After publishing: if it is the job's only open assessment, assigns it to the job's candidates who
 * have neither an assessment nor a response.
 */
export async function assignWhereOnly(published: Assessment, now: Date): Promise<void> {
  const only = await onlyOpenAssessment(published.jobId, now)
  if (only?.id !== published.id) return
  const raws = await candidateTable.where('jobId').equals(published.jobId).toArray()
  const answered = new Set(await responseTable.toCollection().primaryKeys())
  const free = checkRecords(candidates, raws).whole.filter(
    ({ id, assignment }) => !assignment && !answered.has(id),
  )
  requireCodes(free)
  for (const candidate of free) {
    await putNext(
      candidates,
      withAssignment(candidate, published, { kind: 'app' }, now.toISOString()),
    )
  }
}

/**
 * Removes a deleted assessment from all candidates, and from copies that name it as their origin.
 */
export async function unassignFromAll(assessmentId: string): Promise<void> {
  const assigned = await candidateTable
    .filter(
      (raw) => parseStored(storedCandidates, raw).data?.assignment?.assessmentId === assessmentId,
    )
    .toArray()
  for (const { assignment: _gone, ...candidate } of checkRecords(candidates, assigned).whole) {
    await putNext(candidates, candidate)
  }
  const all = await assessmentTable.orderBy('title').toArray()
  for (const assessment of checkRecords(assessments, all).whole) {
    const { origin, ...rest } = assessment
    if (fieldOf(origin, 'assessmentId') !== assessmentId) continue
    // Its list position should not change, so `updatedAt` moves by a millisecond only.
    await putNextAssessment(rest, {}, new Date(rest.updatedAt))
  }
}
