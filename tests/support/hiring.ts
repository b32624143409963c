/** Jobs, assessments and candidates as staff would create them, in the real database. */
import type { Assessment, Version } from '#schemas/records/assessment.ts'
import type { Candidate } from '#schemas/records/candidate.ts'
import type { CandidateDetails, JobDetails } from '#schemas/records/details.ts'
import type { Definition } from '#schemas/definition.ts'
import type { Job } from '#schemas/records/job.ts'
import type { Result } from '#schemas/result.ts'
import { publishDraft, saveDraft } from '#src/builder/storage/assessments.ts'
import { createAssessment } from '#src/builder/storage/newAssessments.ts'
import { createCandidate } from '#src/hiring/storage/candidates.ts'
import { createJob } from '#src/hiring/storage/jobs.ts'
import { assessments, candidates } from '#src/storage/records/recordKinds.ts'
import { readRecord } from '#src/storage/records/records.ts'
import { submitAttempt } from '#src/taking/storage/submitting.ts'
import { type StartedAttempt, startOrResume } from '#src/taking/storage/opening.ts'
import { anAssessment, shortText, singleChoice } from './definitions.ts'

export const STAFF = { kind: 'staff', name: 'Mira' } as const
export const MORNING = new Date('2026-03-02T09:00:00.000Z')

export function minutesLater(minutes: number, from: Date = MORNING): Date {
  return new Date(from.getTime() + minutes * 60_000)
}

/** The value of a result that must have succeeded. */
export function value<T>(result: Result<T, unknown>): T {
  if (result.ok) return result.value
  throw new Error(`Unexpected failure: ${JSON.stringify(result.error)}`)
}

/** The kind of failure; null for success. */
export function failure(result: Result<unknown, { kind: string }>): string | null {
  return result.ok ? null : result.error.kind
}

let count = 0

export function jobDetails(own: Partial<JobDetails> = {}): JobDetails {
  count += 1
  const shared = { description: '', location: '', department: '', tags: [] }
  return { ...shared, title: `Job ${count}`, slug: `job-${count}`, ...own }
}

export function candidateDetails(
  jobId: string,
  own: Partial<CandidateDetails> = {},
): CandidateDetails {
  count += 1
  return { name: `Person ${count}`, email: `person${count}@example.org`, phone: '', jobId, ...own }
}

export async function aJob(own: Partial<JobDetails> = {}): Promise<Job> {
  return value(await createJob(jobDetails(own)))
}

export async function aCandidate(
  jobId: string,
  own: Partial<CandidateDetails> = {},
): Promise<Candidate> {
  return value(await createCandidate(candidateDetails(jobId, own), STAFF))
}

/** An assessment that is still empty. */
export async function aNewAssessment(): Promise<Assessment> {
  const job = await aJob()
  return value(await createAssessment(job.id, 'Basics'))
}

/** Nothing prevents it from being published. */
export function readyDefinition(): Definition {
  return anAssessment(singleChoice('language', ['Go', 'Rust']), shortText('why'))
}

export async function aPublishedAssessment(
  jobId: string,
  draft: Definition = readyDefinition(),
): Promise<{ assessment: Assessment; version: Version }> {
  const created = value(await createAssessment(jobId, 'Basics'))
  const { rev } = value(await saveDraft({ assessmentId: created.id, rev: created.rev, draft }))
  const version = value(await publishDraft({ assessmentId: created.id, rev, by: STAFF }))
  return { assessment: await assessmentNow(created.id), version }
}

/** A job with one published assessment, and a candidate it is assigned to. */
export async function anInvitation() {
  const job = await aJob()
  const { assessment, version } = await aPublishedAssessment(job.id)
  const candidate = await aCandidate(job.id, { name: 'Ada Lovelace', email: 'ada@example.org' })
  if (!candidate.assignment) throw new Error('The only open assessment assigns itself')
  return { job, assessment, version, candidate, code: candidate.assignment.code }
}

export async function aStartedAttempt() {
  const invitation = await anInvitation()
  const { candidate, assessment } = invitation
  const started: StartedAttempt = value(
    await startOrResume({ candidateId: candidate.id, assessmentId: assessment.id, now: MORNING }),
  )
  if (!started.response.current) throw new Error('It was just started')
  return { ...invitation, response: started.response, attempt: started.response.current }
}

/** Submits an attempt without a single answer. */
export async function submitBlank({ candidate, attempt }: Submittable) {
  return value(
    await submitAttempt({
      candidateId: candidate.id,
      attemptId: attempt.attemptId,
      answers: {},
      dropped: [],
      now: MORNING,
    }),
  )
}

type Submittable = Pick<Awaited<ReturnType<typeof aStartedAttempt>>, 'candidate' | 'attempt'>

export async function assessmentNow(id: string): Promise<Assessment> {
  const stored = await readRecord(assessments, id)
  if (stored?.kind !== 'whole') throw new Error('The assessment was written before')
  return stored.value
}

export async function candidateNow(id: string): Promise<Candidate> {
  const stored = await readRecord(candidates, id)
  if (stored?.kind !== 'whole') throw new Error('The candidate was written before')
  return stored.value
}
