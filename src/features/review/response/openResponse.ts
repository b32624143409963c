import { useState } from 'react'

import type { Assessment, Version } from '#schemas/assessment.ts'
import type { Candidate } from '#schemas/candidate.ts'
import type { Actor } from '#schemas/parts/actor.ts'
import type { FinishedAttempt } from '#schemas/parts/attempt.ts'
import type { Response } from '#schemas/response.ts'
import { getAssessment } from '#src/db/hiring/assessments.ts'
import { currentActor } from '#src/db/device/device.ts'
import { getCandidate } from '#src/db/hiring/candidates.ts'
import { type DamagedRecord, useQuery } from '#src/db/core/query.ts'
import { getResponse } from '#src/db/stored/responses.ts'
import { listVersions } from '#src/db/stored/versions.ts'

export type OpenResponse = {
  response: Response
  /** Null if the record can't be read. */
  candidate: Candidate | null
  assessment: Assessment | null
  versions: readonly Version[]
  /** The reviewer at this device. */
  me: Actor
}

export type ResponseReading =
  | { kind: 'nowhere' }
  | { kind: 'damaged'; record: DamagedRecord }
  | { kind: 'unfinished'; open: OpenResponse }
  | { kind: 'submitted'; open: OpenResponse }

/**
 * Undefined while the first one is loading. When switching to another response the last one stays
 * until that is loaded, so that nothing flickers and the focus is not lost.
 */
export function useResponse(assessmentId: string, candidateId: string) {
  const reading = useQuery(
    () => readResponse(assessmentId, candidateId),
    [assessmentId, candidateId],
  )
  const [kept, setKept] = useState(reading)
  if (reading !== undefined && reading !== kept) setKept(reading)
  return reading ?? kept
}

/** The number, from 1, of the attempt in the address, or else of the newest one. */
export function attemptNumbered(response: Response, number: string | null): number {
  const wanted = Number(number)
  const isThere = Number.isInteger(wanted) && wanted >= 1 && wanted <= response.attempts.length
  return isThere ? wanted : response.attempts.length
}

/** The version that the attempt answered; never another one. */
export function versionOfAttempt(
  { versions }: OpenResponse,
  attempt: FinishedAttempt,
): Version | null {
  return versions.find(({ id }) => id === attempt.versionId) ?? null
}

async function readResponse(assessmentId: string, candidateId: string): Promise<ResponseReading> {
  const [stored, candidate, assessment, versions, me] = await Promise.all([
    getResponse(candidateId),
    getCandidate(candidateId),
    getAssessment(assessmentId),
    listVersions(assessmentId),
    currentActor(),
  ])
  if (stored?.kind === 'damaged') return { kind: 'damaged', record: stored.record }
  if (stored === null || stored.value.assessmentId !== assessmentId) return { kind: 'nowhere' }
  const open: OpenResponse = {
    response: stored.value,
    candidate: candidate?.kind === 'whole' ? candidate.value : null,
    assessment: assessment?.kind === 'whole' ? assessment.value : null,
    versions,
    me,
  }
  return { kind: stored.value.attempts.length === 0 ? 'unfinished' : 'submitted', open }
}
