/**
 * Giving candidates an assessment and the code that lets them in. Runs inside a caller's transaction.
 */
import type { Assessment } from '#schemas/assessment.ts'
import type { Actor } from '#schemas/base.ts'
import { type Assignment, type Candidate, candidateSchema } from '#schemas/candidate.ts'
import { mintAccessCode } from '#src/vault/randomness.ts'

import { assessmentTable, candidateTable, responseTable } from './database.ts'
import { putNextAssessment } from './nextAssessment.ts'
import { isOpen } from './openness.ts'
import { fieldOf } from './rawField.ts'
import { assessments, candidates, checkRecords } from './recordKinds.ts'
import { putNext } from './records.ts'

/** The candidate with the assessment, a fresh code, and the entry in the timeline. */
export function withAssignment(
  candidate: Candidate,
  assessment: Assessment,
  by: Actor,
  at: string,
): Candidate {
  return {
    ...candidate,
    assignment: freshAssignment(assessment.id),
    updatedAt: at,
    timeline: [
      ...candidate.timeline,
      { kind: 'assigned', at, by, assessmentId: assessment.id, title: assessment.title },
    ],
  }
}

/** With an access code of its own, no try and no extra time yet. */
export function freshAssignment(assessmentId: string): Assignment {
  return { assessmentId, code: mintAccessCode(), tries: 0, extraTime: 0 }
}

/**
 * The assessment that a job's candidates get by themselves: the only one that is published and open.
 * With several of them staff choose.
 */
export async function onlyOpenAssessment(jobId: string, now: Date): Promise<Assessment | null> {
  const raws = await assessmentTable.where('jobId').equals(jobId).toArray()
  const open = checkRecords(assessments, raws).whole.filter((one) => isOpen(one, now))
  return open.length === 1 ? (open[0] ?? null) : null
}

/**
 * After publishing: when it is the only open assessment of its job, candidates of the job who have
 * neither an assessment nor a response get it.
 */
export async function assignWhereOnly(published: Assessment, now: Date): Promise<void> {
  const only = await onlyOpenAssessment(published.jobId, now)
  if (only?.id !== published.id) return
  const raws = await candidateTable.where('jobId').equals(published.jobId).toArray()
  const free = checkRecords(candidates, raws).whole.filter(({ assignment }) => !assignment)
  const answered = new Set(await responseTable.toCollection().primaryKeys())
  for (const candidate of free) {
    if (answered.has(candidate.id)) continue
    await putNext(
      candidates,
      withAssignment(candidate, published, { kind: 'app' }, now.toISOString()),
    )
  }
}

/** Takes a deleted assessment from everyone, and from the copies that name it as their origin. */
export async function forgetAssessment(assessmentId: string): Promise<void> {
  const assigned = await candidateTable
    .filter((raw) => candidateSchema.safeParse(raw).data?.assignment?.assessmentId === assessmentId)
    .toArray()
  for (const { assignment: _gone, ...candidate } of checkRecords(candidates, assigned).whole) {
    await putNext(candidates, candidate)
  }
  const all = await assessmentTable.orderBy('title').toArray()
  for (const assessment of checkRecords(assessments, all).whole) {
    const { origin, ...rest } = assessment
    if (fieldOf(origin, 'assessmentId') !== assessmentId) continue
    // For whoever reads the list it has not changed: a millisecond tells it from what it was.
    await putNextAssessment(rest, {}, new Date(rest.updatedAt))
  }
}
