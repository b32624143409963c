import type { Candidate } from '#schemas/candidate.ts'
import type { FinishedAttempt, Response } from '#schemas/response.ts'

import { submissionFrom } from './answering.ts'
import { type AssessmentRecords, versionAt } from './assessmentRecords.ts'
import type { Chance } from './chance.ts'
import type { Sitting } from './journeys.ts'

/** The response of a candidate who sat the assessment, to the version of that day. */
export function makeResponse(
  candidate: Candidate,
  { startedAt, submittedAt }: Sitting,
  records: AssessmentRecords,
  chance: Chance,
): Response {
  const version = versionAt(records, startedAt)
  if (version === undefined) throw new Error('A sample sitting is older than its assessment')
  // Most are good and some are very good, as among people who were invited.
  const skill = 0.35 + (chance.whole(0, 60) + chance.whole(0, 60)) / 200
  const at = submittedAt.toISOString()
  const took = submittedAt.getTime() - startedAt.getTime()
  const attemptId = chance.id()
  const context = {
    startedAt: startedAt.toISOString(),
    seed: chance.seed(),
    language: version.definition.language,
  }
  const attempt: FinishedAttempt = {
    attemptId,
    versionId: version.id,
    ...context,
    ...submissionFrom(version.definition, context, records.writtenAnswers, skill, chance),
    clock: { activeMs: took },
    events: eventsBetween(startedAt, submittedAt, chance),
    submittedAt: at,
    receipt: chance.reference(),
  }
  return {
    format: 1,
    rev: 0,
    candidateId: candidate.id,
    assessmentId: records.assessment.id,
    submittedAt: at,
    versionId: version.id,
    attempts: [attempt],
    reviews: [],
    scores: [],
    sample: true,
  }
}

/** Some leave in the middle and come back. */
function eventsBetween(start: Date, end: Date, chance: Chance): FinishedAttempt['events'] {
  const span = end.getTime() - start.getTime()
  const after = (share: number): string => new Date(start.getTime() + span * share).toISOString()
  const pause: FinishedAttempt['events'] = chance.odds(0.2)
    ? [
        { at: after(0.4), kind: 'left' },
        { at: after(0.5), kind: 'resumed' },
      ]
    : []
  return [{ at: after(0), kind: 'started' }, ...pause, { at: after(1), kind: 'submitted' }]
}
