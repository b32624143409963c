/** Attempts as values: new, resumed and retaken. */
import { FORMATS } from '#schemas/base.ts'
import type { TimelineEntry } from '#schemas/records/candidate.ts'
import type { AttemptEvent } from '#schemas/activity.ts'
import type { CurrentAttempt, ProtectedCurrent } from '#schemas/attempt.ts'
import type {
  PartialCandidate,
  PartialResponse,
  PartialVersion,
} from '#schemas/records/partialRecords.ts'
import type { StoredResponse } from '#schemas/records/response.ts'
import { noTimeUsed } from '#src/assessment/engine/clock/starting.ts'
import { randomSeed } from '#src/storage/vault/randomness.ts'

import { isLimited } from './invitation.ts'

type Current = CurrentAttempt | ProtectedCurrent

type NewAttempt = {
  attemptId?: string | undefined
  /** One that the version offers (rule Z3); its own unless given. */
  language?: string | undefined
}

/** An empty attempt at this version, with the seed of its random order. `at`: ISO, in UTC. */
export function newAttempt(
  version: PartialVersion,
  at: string,
  { attemptId = crypto.randomUUID(), language }: NewAttempt = {},
): CurrentAttempt {
  return {
    attemptId,
    versionId: version.id,
    startedAt: at,
    seed: randomSeed(),
    language: language ?? version.definition.language,
    answers: {},
    clock: { activeMs: 0, ...(isLimited(version.definition) && { used: noTimeUsed(at) }) },
    events: [{ at, kind: 'started' }],
  }
}

/** A candidate's first response, with its attempt started. */
export function newResponse(candidateId: string, version: PartialVersion, current: Current) {
  return {
    format: FORMATS.response,
    rev: 0,
    candidateId,
    assessmentId: version.assessmentId,
    versionId: version.id,
    current,
    attempts: [],
    reviews: [],
    scores: [],
  } satisfies StoredResponse
}

/** The limit of listed events; each break adds two. */
const MOST_EVENTS = 200

/**
 * Records that the current attempt was left, as of its last save, and resumed; its answers and clock stay.
 */
export function resumed(
  response: PartialResponse,
  { seen, ...current }: Current,
  at: string,
): PartialResponse {
  const { events, unlistedEvents = 0 } = current
  const left: AttemptEvent[] = seen ? [{ kind: 'left', ...seen }] : []
  const added: AttemptEvent[] = [...left, { at, kind: 'resumed' }]
  const isFull = events.length + added.length > MOST_EVENTS
  return {
    ...response,
    current: isFull
      ? { ...current, unlistedEvents: unlistedEvents + added.length }
      : { ...current, events: [...events, ...added] },
  }
}

/**
 * Starts the retake that staff allowed, with the newest version. Finished attempts stay as they
 * are.
 */
export function retaken(
  response: PartialResponse,
  version: PartialVersion,
  current: Current,
): PartialResponse {
  const { retakeAllowedAt: _opened, ...rest } = response
  return { ...rest, versionId: version.id, current }
}

/** The candidate with an entry about the attempt in the timeline. */
export function withEntry(
  candidate: PartialCandidate,
  kind: 'started' | 'submitted',
  version: PartialVersion,
  at: string,
): PartialCandidate {
  const entry: TimelineEntry = {
    kind,
    at,
    by: { kind: 'candidate' },
    assessmentId: version.assessmentId,
    title: version.definition.settings.title,
  }
  return { ...candidate, updatedAt: at, timeline: [...candidate.timeline, entry] }
}

/** When the attempt was last started, resumed or left. ISO, in UTC. */
export function lastMomentOf(attempt: CurrentAttempt): string {
  return attempt.events.at(-1)?.at ?? attempt.startedAt
}
