/**
 * All sample records: 25 jobs, 1,000 candidates, 3 assessments and 150 submitted responses.
 * Generated in short slices, so that the page stays responsive and the user can cancel.
 */
import type { Response } from '#schemas/records/response.ts'
import type { SampleRecords } from './sampleRecords.ts'

import { type AssessmentRecords, makeAssessments } from './assessmentRecords.ts'
import { type Application, type MadeCandidate, makeCandidate } from './candidateRecords.ts'
import { type Random, seededRandom } from './random.ts'
import { type ExistingJobs, makeJobs } from './jobRecords.ts'
import { peopleFrom } from './people.ts'
import { makeResponse } from './responseRecords.ts'
import { BACKEND_JOB, SUPPORT_JOB } from './sampleJob.ts'
import { sampleJobs } from './sampleJobs.ts'

const CANDIDATES = 1_000
const SLICE = 50

/** For the two jobs with a published assessment: the numbers of applicants and submissions. */
const ASSESSED: ReadonlyMap<string, { applicants: number; submitted: number }> = new Map([
  [BACKEND_JOB, { applicants: 140, submitted: 85 }],
  [SUPPORT_JOB, { applicants: 110, submitted: 65 }],
])

export type Making = {
  seed: number
  now: Date
  existing: ExistingJobs
  onProgress: (progress: { done: number; total: number }) => void
  signal: AbortSignal
}

/** Null if cancelled. The same seed and time give the same records. */
export async function makeSampleRecords({
  seed,
  now,
  existing,
  onProgress,
  signal,
}: Making): Promise<SampleRecords | null> {
  const random = seededRandom(seed)
  const jobs = makeJobs(random, now, existing)
  const assessments = makeAssessments(jobs, random, now)
  const nextPerson = peopleFrom(seed, random)
  const plan = planOf(jobs, assessments, random)
  const made: MadeCandidate[] = []
  const responses: Response[] = []
  for (const { application, assigned } of plan) {
    if (made.length % SLICE === 0) {
      onProgress({ done: made.length, total: plan.length })
      await nextTask()
      if (signal.aborted) return null
    }
    const one = makeCandidate({ ...application, person: nextPerson() }, random, now)
    made.push(one)
    if (one.sitting && assigned)
      responses.push(makeResponse(one.candidate, one.sitting, assigned, random))
  }
  return {
    jobs,
    candidates: made.map(({ candidate }) => candidate),
    assessments: assessments.map(({ assessment }) => assessment),
    versions: assessments.flatMap(({ versions }) => versions),
    responses,
  }
}

type Planned = { application: Omit<Application, 'person'>; assigned: AssessmentRecords | null }

/**
 * Plans the applications for each job. Jobs without a published assessment share the rest by
 * weight.
 */
function planOf(
  jobs: SampleRecords['jobs'],
  assessments: readonly AssessmentRecords[],
  random: Random,
): Planned[] {
  const plan = jobs.flatMap((job): Planned[] => {
    const counts = ASSESSED.get(job.title)
    const assigned = assessments.find(({ assessment }) => assessment.jobId === job.id) ?? null
    return Array.from({ length: counts?.applicants ?? 0 }, (_, index) => ({
      application: { job, assigned, isSubmitted: index < (counts?.submitted ?? 0) },
      assigned,
    }))
  })
  const open = jobs.map((value, index) => ({ value, weight: sampleJobs[index]?.applicants ?? 0 }))
  while (plan.length < CANDIDATES) {
    const job = random.pickByWeight(open)
    plan.push({ application: { job, assigned: null, isSubmitted: false }, assigned: null })
  }
  return plan
}

/** Yields to the browser. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve)
  })
}
