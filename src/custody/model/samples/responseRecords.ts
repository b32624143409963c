import { FORMATS } from '#schemas/base.ts'
import type { Candidate } from '#schemas/records/candidate.ts'
import type { FinishedAttempt } from '#schemas/attempt.ts'
import type { Response } from '#schemas/records/response.ts'

import { submissionFrom } from './answering.ts'
import { type AssessmentRecords, versionAt } from './assessmentRecords.ts'
import type { Random } from './random.ts'
import type { Sitting } from './journeys.ts'

/** The response of a candidate, to the version that was current that day. */
export function makeResponse(
  candidate: Candidate,
  { startedAt, submittedAt }: Sitting,
  records: AssessmentRecords,
  random: Random,
): Response {
  const version = versionAt(records, startedAt)
  if (version === undefined) throw new Error('A sample sitting is older than its assessment')
  // Most are good and some very good, as with candidates who were invited.
  const skill = 0.35 + (random.whole(0, 60) + random.whole(0, 60)) / 200
  const at = submittedAt.toISOString()
  const took = submittedAt.getTime() - startedAt.getTime()
  const attemptId = random.id()
  const context = {
    startedAt: startedAt.toISOString(),
    seed: random.seed(),
    language: version.definition.language,
  }
  const attempt: FinishedAttempt = {
    attemptId,
    versionId: version.id,
    ...context,
    ...submissionFrom(version.definition, context, records.writtenAnswers, skill, random),
    clock: { activeMs: took },
    events: eventsBetween(startedAt, submittedAt, random),
    submittedAt: at,
    receipt: random.reference(),
  }
  return {
    format: FORMATS.response,
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

/** Some leave midway and come back. */
function eventsBetween(start: Date, end: Date, random: Random): FinishedAttempt['events'] {
  const span = end.getTime() - start.getTime()
  const after = (share: number): string => new Date(start.getTime() + span * share).toISOString()
  const pause: FinishedAttempt['events'] = random.odds(0.2)
    ? [
        { at: after(0.4), kind: 'left' },
        { at: after(0.5), kind: 'resumed' },
      ]
    : []
  return [{ at: after(0), kind: 'started' }, ...pause, { at: after(1), kind: 'submitted' }]
}
