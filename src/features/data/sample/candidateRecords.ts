import type { Candidate, Note } from '#schemas/candidate.ts'
import type { Job } from '#schemas/job.ts'

import type { AssessmentRecords } from './assessmentRecords.ts'
import type { Chance } from './chance.ts'
import { type Journey, journey, stagesThrough } from './journeys.ts'
import type { Person } from './people.ts'
import { noteTexts, staff } from './staff.ts'

/** What a candidate is to be made of. */
export type Application = {
  person: Person
  job: Job
  /** Of the job, where there is a published one. */
  given: AssessmentRecords | null
  isSubmitted: boolean
}

export type MadeCandidate = { candidate: Candidate; sitting: Journey['sitting'] }

export function makeCandidate(
  { person, job, given, isSubmitted }: Application,
  chance: Chance,
  now: Date,
): MadeCandidate {
  const assessmentId = given?.assessment.id
  const stages = stagesThrough(chance, job.status === 'archived', isSubmitted)
  const isInvited = given !== null && stages[1] !== undefined && stages[1] !== 'rejected'
  const { stage, appliedAt, timeline, sitting } = journey(
    chance,
    now,
    stages,
    isInvited
      ? { assessmentId: given.assessment.id, title: given.assessment.title, isSubmitted }
      : null,
  )
  const last = timeline.at(-1)?.at ?? appliedAt.toISOString()
  const notes = makeNotes(chance, appliedAt, new Date(last))
  const assignment =
    isInvited && assessmentId !== undefined
      ? { assignment: { assessmentId, code: chance.accessCode(), tries: 0, extraTime: 0 } }
      : {}
  const candidate: Candidate = {
    format: 1,
    rev: 0,
    id: chance.id(),
    ...person,
    stage,
    jobId: job.id,
    appliedAt: appliedAt.toISOString(),
    updatedAt: last,
    reference: chance.reference(),
    timeline,
    notes,
    ...assignment,
    sample: true,
  }
  return { candidate, sitting }
}

/** A few candidates have one or two, written between applying and the last thing that happened. */
function makeNotes(chance: Chance, from: Date, to: Date): Note[] {
  if (!chance.odds(0.22)) return []
  const span = Math.max(0, to.getTime() - from.getTime())
  return chance
    .pickSeveral(noteTexts, chance.whole(1, 2))
    .map((text) => ({
      id: chance.id(),
      at: new Date(from.getTime() + (span * chance.whole(1, 100)) / 100).toISOString(),
      by: chance.pick(staff),
      text,
    }))
    .toSorted((a, b) => a.at.localeCompare(b.at))
}
