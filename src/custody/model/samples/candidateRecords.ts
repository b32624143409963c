import { FORMATS } from '#schemas/base.ts'
import type { Candidate, Note } from '#schemas/records/candidate.ts'
import type { Job } from '#schemas/records/job.ts'

import type { AssessmentRecords } from './assessmentRecords.ts'
import type { Random } from './random.ts'
import { type Journey, journey, stagesThrough } from './journeys.ts'
import type { Person } from './people.ts'
import { noteTexts, staff } from './staff.ts'

/** The input for generating a candidate. */
export type Application = {
  person: Person
  job: Job
  /** The job's published assessment, if there is one. */
  assigned: AssessmentRecords | null
  isSubmitted: boolean
}

export type MadeCandidate = { candidate: Candidate; sitting: Journey['sitting'] }

export function makeCandidate(
  { person, job, assigned, isSubmitted }: Application,
  random: Random,
  now: Date,
): MadeCandidate {
  const assessmentId = assigned?.assessment.id
  const stages = stagesThrough(random, job.status === 'archived', isSubmitted)
  const isInvited = assigned !== null && stages[1] !== undefined && stages[1] !== 'rejected'
  const { stage, appliedAt, timeline, sitting } = journey(
    random,
    now,
    stages,
    isInvited
      ? { assessmentId: assigned.assessment.id, title: assigned.assessment.title, isSubmitted }
      : null,
  )
  const last = timeline.at(-1)?.at ?? appliedAt.toISOString()
  const notes = makeNotes(random, appliedAt, new Date(last))
  const assignment =
    isInvited && assessmentId !== undefined
      ? { assignment: { assessmentId, code: random.accessCode(), tries: 0, extraTime: 0 } }
      : {}
  const candidate: Candidate = {
    format: FORMATS.candidate,
    rev: 0,
    id: random.id(),
    ...person,
    stage,
    jobId: job.id,
    appliedAt: appliedAt.toISOString(),
    updatedAt: last,
    reference: random.reference(),
    timeline,
    notes,
    ...assignment,
    sample: true,
  }
  return { candidate, sitting }
}

/** A few candidates have one or two, dated between applying and the latest event. */
function makeNotes(random: Random, from: Date, to: Date): Note[] {
  if (!random.odds(0.22)) return []
  const span = Math.max(0, to.getTime() - from.getTime())
  return random
    .pickSeveral(noteTexts, random.whole(1, 2))
    .map((text) => ({
      id: random.id(),
      at: new Date(from.getTime() + (span * random.whole(1, 100)) / 100).toISOString(),
      by: random.pick(staff),
      text,
    }))
    .toSorted((a, b) => a.at.localeCompare(b.at))
}
