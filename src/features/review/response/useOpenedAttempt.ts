import { useState } from 'react'

import type { ReviewedResponse } from '#src/db/reviewing/reviewedResponses.ts'

import { attemptNumbered } from './openResponse.ts'

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
