import { useMemo, useState } from 'react'

import { useQuery } from '#src/storage/core/query.ts'
import { currentActor } from '#src/storage/device/device.ts'
import { getAssessment } from '#src/storage/stored/assessments.ts'
import {
  getReviewed,
  type ReviewedReading,
  type ReviewedResponse,
} from '#src/review/storage/reviewedResponses.ts'
import { attemptCache } from '#src/review/model/attemptCache.ts'
import type { Comparable } from '#src/review/model/comparing.ts'
import type { Judged } from '#src/assessment/engine/scoring/marks.ts'
import type { ShownAttempt } from '#src/review/model/reviewedAttempt.ts'
import { attemptFiles } from '#src/review/screens/attempt/attemptFiles.ts'
import { attemptQuotes } from '#src/review/screens/attempt/attemptQuotes.ts'
import { shownName } from '#src/review/screens/filterResponses.ts'
import type { FileReader } from '#src/assessment/renderer/session/fileKeeper.ts'
import type { Quotes } from '#src/assessment/renderer/text/quotes.ts'

/** A response in the comparison: its last finished attempt. */
export interface ComparedResponse extends Comparable {
  candidateId: string
  response: ReviewedResponse
  /** The reference while the name is hidden. */
  name: string
  attempt: ShownAttempt
  judged: Judged
  files: FileReader
  quotes: Quotes
}

/** Undefined while the first ones are loading; after that, what was read last stays meanwhile. */
export function useCompared(assessmentId: string, ids: readonly string[]) {
  const cache = useMemo(() => attemptCache(), [])
  const about = ids.join(',')
  const read = useQuery(async () => {
    const readAll = (besideHidden: boolean) =>
      Promise.all(ids.map((id) => getReviewed(assessmentId, id, cache, { besideHidden })))
    const [stored, me, known] = await Promise.all([
      getAssessment(assessmentId),
      currentActor(),
      readAll(false),
    ])
    const readings = known.some(isHidden) ? await readAll(true) : known
    const responses = readings.flatMap((reading) => comparedIn(reading) ?? [])
    return { stored, me, responses, missing: ids.length - responses.length }
  }, [assessmentId, about, cache])
  const [kept, setKept] = useState(read)
  if (read !== undefined && read !== kept) setKept(read)
  return read ?? kept
}

function isHidden(found: ReviewedReading | null): boolean {
  return found?.kind === 'whole' && found.response.candidate.isHidden
}

/** Null if there is no finished attempt, or it can't be read. */
function comparedIn(found: ReviewedReading | null): ComparedResponse | null {
  if (found?.kind !== 'whole') return null
  const { response } = found
  const { attempt, reading } = response.attempts.at(-1) ?? {}
  if (!attempt || !reading) return null
  const judged = reading.judged('masked')
  return {
    candidateId: response.candidateId,
    response,
    name: shownName(response.candidate),
    attempt,
    version: reading.version,
    sections: reading.sections(),
    score: judged.score,
    judged,
    files: attemptFiles(attempt),
    quotes: attemptQuotes(reading),
  }
}
