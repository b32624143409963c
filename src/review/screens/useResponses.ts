/** The rows of one assessment's responses, for the pages that show them. */
import { useDeferredValue, useMemo, useState } from 'react'

import { useStore } from '#src/base/useStore.ts'
import { useQuery } from '#src/storage/core/query.ts'
import { currentActor } from '#src/storage/device/device.ts'
import { getAssessment } from '#src/storage/stored/assessments.ts'

import { filterResponses, type ResponseFilter } from './filterResponses.ts'
import { rowStoreOf } from './responseStores.ts'

/** Everything submitted to an assessment; undefined until the first rows have been read. */
export function useResponses(assessmentId: string) {
  const { rows, damaged, progress } = useRows(assessmentId)
  const current = useQuery(async () => {
    const [stored, me] = await Promise.all([getAssessment(assessmentId), currentActor()])
    return { assessmentId, stored, me }
  }, [assessmentId])
  // On coming back all rows are there at once, and drawing the first ones must not block either.
  const read = useDeferredValue(current)
  if (read?.assessmentId !== assessmentId || (progress !== null && rows.length === 0))
    return undefined
  const { stored, me } = read
  return { stored, me, rows, damaged, progress }
}

/**
 * The rows of the list that led here, using the search, filter and order in the address. They keep
 * their places while they are marked, so that the next response is the next one afterwards as well.
 */
export function useListedResponses(assessmentId: string, filter: ResponseFilter) {
  const { rows, progress } = useRows(assessmentId)
  const listed = useMemo(() => filterResponses(rows, filter), [rows, filter])
  // An order by names, or what a search for one found, must not outlast them.
  const isByName = filter.sort === 'name' || filter.search !== ''
  const hidden = isByName ? rows.filter(({ isHidden }) => isHidden).length : 0
  const about = JSON.stringify([assessmentId, filter, hidden])
  const [kept, setKept] = useState({ about: '', ids: new Set<string>() })
  if (progress === null && kept.about !== about) {
    setKept({ about, ids: new Set(listed.map(({ candidateId }) => candidateId)) })
  }
  return useMemo(() => {
    if (kept.about !== about) return listed
    const rowById = new Map(rows.map((row) => [row.candidateId, row]))
    const later = listed.filter(({ candidateId }) => !kept.ids.has(candidateId))
    return [...[...kept.ids].flatMap((id) => rowById.get(id) ?? []), ...later]
  }, [rows, listed, kept, about])
}

/**
 * The rows read so far. They are drawn when there is time, in pieces, because the list is long and
 * many rows arrive at once. A failed read is thrown to the nearest error boundary.
 */
export function useRows(assessmentId: string) {
  const store = rowStoreOf(assessmentId)
  const state = useStore(store)
  const latest = useMemo(() => ({ store, state }), [store, state])
  const drawn = useDeferredValue(latest)
  // Never the rows of another assessment.
  const { items, damaged, progress, error } = drawn.store === store ? drawn.state : state
  if (error !== null) throw error
  return { rows: items, damaged, progress }
}
