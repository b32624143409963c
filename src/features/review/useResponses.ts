import { useMemo } from 'react'

import { useStore } from '#src/base/useStore.ts'
import { useQuery } from '#src/db/core/query.ts'
import { currentActor } from '#src/db/device/device.ts'
import { getAssessment } from '#src/db/hiring/assessments.ts'

import { filterResponses, type ResponseFilter } from './responseRows.ts'
import { rowStoreOf } from './responseRowStore.ts'

/** Everything submitted to an assessment; undefined until the first rows have been read. */
export function useResponses(assessmentId: string) {
  const { rows, damaged, progress } = useRows(assessmentId)
  const read = useQuery(async () => {
    const [stored, me] = await Promise.all([getAssessment(assessmentId), currentActor()])
    return { stored, me }
  }, [assessmentId])
  if (read === undefined || (progress !== null && rows.length === 0)) return undefined
  return { ...read, rows, damaged, progress }
}

/** The rows of the list that led here, using the search, filter and order in the address. */
export function useListedResponses(assessmentId: string, filter: ResponseFilter) {
  const { rows } = useRows(assessmentId)
  return useMemo(() => filterResponses(rows, filter), [rows, filter])
}

/** A failed read is thrown to the nearest error boundary. */
export function useRows(assessmentId: string) {
  const state = useStore(rowStoreOf(assessmentId))
  if (state.error !== null) throw state.error
  return state
}
