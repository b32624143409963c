/** Attempts as values: new, resumed and retaken. */
import type { Version } from '#schemas/assessment.ts'
import { FORMATS } from '#schemas/base.ts'
import type { Candidate } from '#schemas/candidate.ts'
import type { CurrentAttempt, Response } from '#schemas/response.ts'
import { randomSeed } from '#src/vault/randomness.ts'

/** An empty attempt at this version, with the seed of its random order. `at`: ISO, in UTC. */
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

/** A candidate's first response, with its attempt started. `at`: ISO, in UTC. */
export function newResponse(candidateId: string, version: Version, at: string): Response {
  return {
    format: FORMATS.response,
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

/** Records that the current attempt was resumed; its answers and clock stay. */
export function resumed(response: Response, current: CurrentAttempt, at: string): Response {
  return {
    ...response,
    current: { ...current, events: [...current.events, { at, kind: 'resumed' }] },
  }
}

/**
 * Starts the retake that staff allowed, with the newest version. Finished attempts stay as they
 * are.
 */
export function retaken(response: Response, version: Version, at: string): Response {
  const { retakeAllowedAt: _opened, ...rest } = response
  return { ...rest, versionId: version.id, current: newAttempt(version, at) }
}

/** The candidate with an entry about the attempt in the timeline. */
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
