import { useDeferredValue, useMemo, useState } from 'react'

import type { Assessment } from '#schemas/records/assessment.ts'
import type { Actor } from '#schemas/actor.ts'
import { getAssessment } from '#src/storage/stored/assessments.ts'
import { useQuery } from '#src/storage/core/query.ts'
import { getReviewed, type ReviewedResponse } from '#src/review/storage/reviewedResponses.ts'
import { attemptCache, type AttemptCache } from '#src/review/model/attemptCache.ts'

export type OpenResponse = {
  response: ReviewedResponse
  /** Null if the record can't be read. */
  assessment: Assessment | null
  /** The reviewer at this device. */
  me: Actor
  /** Kept as long as the page, for what else is read on it. */
  cache: AttemptCache
}

export type ResponseReading =
  | { kind: 'nowhere' }
  | { kind: 'damaged'; isNewer: boolean }
  | { kind: 'unfinished'; open: OpenResponse }
  | { kind: 'submitted'; open: OpenResponse }

/**
 * Undefined while the first one is loading. When switching to another response the last one stays
 * until that is loaded, so that nothing flickers and the focus is not lost.
 */
export function useResponse(assessmentId: string, candidateId: string) {
  const cache = useMemo(() => attemptCache(), [])
  const reading = useQuery(
    () => readResponse(assessmentId, candidateId, cache),
    [assessmentId, candidateId, cache],
  )
  const [kept, setKept] = useState(reading)
  if (reading !== undefined && reading !== kept) setKept(reading)
  // Drawing a long response takes longer than a person may wait for the next key, so it is interrupted.
  return useDeferredValue(reading ?? kept)
}

/**
 * The attempt to read: the one that the address names, otherwise the newest one when the response was
 * opened. A retake that is submitted meanwhile must not replace the answers that somebody marks.
 */
export function useOpenedAttempt(
  response: ReviewedResponse,
  wanted: string | null,
): { number: number; hasNewer: boolean } {
  const { candidateId, attempts } = response
  const [opened, setOpened] = useState({ candidateId, count: attempts.length })
  const isAnother = opened.candidateId !== candidateId
  if (isAnother) setOpened({ candidateId, count: attempts.length })
  const count = isAnother ? attempts.length : opened.count
  const number = attemptNumbered(response, wanted ?? `${count}`)
  return { number, hasNewer: wanted === null && number < attempts.length }
}

/** The number, from 1, of the attempt in the address, or else of the newest one. */
function attemptNumbered({ attempts }: ReviewedResponse, number: string | null): number {
  const wanted = Number(number)
  const isThere = Number.isInteger(wanted) && wanted >= 1 && wanted <= attempts.length
  return isThere ? wanted : attempts.length
}

async function readResponse(
  assessmentId: string,
  candidateId: string,
  cache: AttemptCache,
): Promise<ResponseReading> {
  const [read, assessment] = await Promise.all([
    getReviewed(assessmentId, candidateId, cache),
    getAssessment(assessmentId),
  ])
  if (read === null) return { kind: 'nowhere' }
  if (read.kind === 'damaged') return read
  const { response, me } = read
  const open = {
    response,
    assessment: assessment?.kind === 'whole' ? assessment.value : null,
    me,
    cache,
  }
  return { kind: response.attempts.length === 0 ? 'unfinished' : 'submitted', open }
}
