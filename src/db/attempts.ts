/**
 * Attempts as values: begun, come back to, finished.
 */
import type { Answers } from '#schemas/answer.ts'
import type { Version } from '#schemas/assessment.ts'
import { FORMAT } from '#schemas/base.ts'
import type { Candidate } from '#schemas/candidate.ts'
import type { CurrentAttempt, FinishedAttempt, Response } from '#schemas/response.ts'
import { mintReference, randomSeed } from '#src/vault/randomness.ts'

export function newAttempt(version: Version, at: string): CurrentAttempt {
  return {
    attemptId: crypto.randomUUID(),
    versionId: version.id,
    startedAt: at,
    seed: randomSeed(),
    language: version.definition.language,
    answers: {},
    clock: { activeMs: 0 },
    events: [{ at, kind: 'started' }],
  }
}

export function newResponse(candidateId: string, version: Version, at: string): Response {
  return {
    format: FORMAT,
    rev: 0,
    candidateId,
    assessmentId: version.assessmentId,
    versionId: version.id,
    current: newAttempt(version, at),
    attempts: [],
    reviews: [],
    scores: [],
  }
}

export function resumed(response: Response, current: CurrentAttempt, at: string): Response {
  return {
    ...response,
    current: { ...current, events: [...current.events, { at, kind: 'resumed' }] },
  }
}

/** The retake that staff opened, at the newest version; the finished attempts stay as they are. */
export function retaken(response: Response, version: Version, at: string): Response {
  const { retakeAllowedAt: _opened, ...rest } = response
  return { ...rest, versionId: version.id, current: newAttempt(version, at) }
}

/** The response with its current attempt finished; its answers are immutable from now on. */
export function submitted(
  response: Response,
  current: CurrentAttempt,
  given: { answers: Answers; dropped: string[]; at: string },
): { response: Response; finished: FinishedAttempt } {
  const { place: _left, ...attempt } = current
  const finished: FinishedAttempt = {
    ...attempt,
    answers: given.answers,
    events: [...attempt.events, { at: given.at, kind: 'submitted' }],
    submittedAt: given.at,
    receipt: mintReference(),
    dropped: given.dropped,
  }
  const { current: _finished, ...rest } = response
  return {
    finished,
    response: { ...rest, submittedAt: given.at, attempts: [...rest.attempts, finished] },
  }
}

/** The candidate with the entry that says what became of the attempt. */
export function withEntry(
  candidate: Candidate,
  kind: 'started' | 'submitted',
  version: Version,
  at: string,
): Candidate {
  const entry = {
    kind,
    at,
    by: { kind: 'candidate' },
    assessmentId: version.assessmentId,
    title: version.definition.settings.title,
  } as const
  return { ...candidate, updatedAt: at, timeline: [...candidate.timeline, entry] }
}
