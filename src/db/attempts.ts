/**
 * Attempts as values: begun, and come back to.
 */
import type { Version } from '#schemas/assessment.ts'
import { FORMAT } from '#schemas/base.ts'
import type { Candidate } from '#schemas/candidate.ts'
import type { CurrentAttempt, Response } from '#schemas/response.ts'
import { randomSeed } from '#src/vault/randomness.ts'

/** An empty attempt at this version, with the lots that its order is drawn by. `at`: ISO, in UTC. */
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

/** The first response of a candidate, with its attempt begun. `at`: ISO, in UTC. */
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

/** Notes that the running attempt goes on; its answers and its clock stay. */
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
