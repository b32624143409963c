import { useMemo } from 'react'

import { getAssessment } from '#src/db/hiring/assessments.ts'
import { useQuery } from '#src/db/core/query.ts'
import { listReviewed } from '#src/db/reviewing/reviewedResponses.ts'
import { attemptCache, type AttemptCache } from '#src/engine/reviewing/attemptCache.ts'

import { filterResponses, type ResponseFilter, responseRow } from './responseRows.ts'

/** Everything submitted to an assessment; undefined while loading. */
export function useResponses(assessmentId: string) {
  const cache = useMemo(() => attemptCache(), [])
  const read = useQuery(() => readResponses(assessmentId, cache), [assessmentId, cache])
  return useMemo(() => {
    if (read === undefined) return undefined
    const { whole, damaged, me } = read.listing
    return { stored: read.stored, rows: whole.map(responseRow), damaged, me }
  }, [read])
}

/** The rows of the list that led here, using the search, filter and order in the address. */
export function useListedResponses(assessmentId: string, filter: ResponseFilter) {
  const responses = useResponses(assessmentId)
  const { search, state, sort } = filter
  return useMemo(
    () => (responses ? filterResponses(responses.rows, { search, state, sort }) : []),
    [responses, search, state, sort],
  )
}

async function readResponses(assessmentId: string, cache: AttemptCache) {
  const [stored, listing] = await Promise.all([
    getAssessment(assessmentId),
    listReviewed(assessmentId, cache),
  ])
  return { stored, listing }
}
