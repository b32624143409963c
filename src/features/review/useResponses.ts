import { useMemo } from 'react'

import { getAssessment } from '#src/db/hiring/assessments.ts'
import { currentActor } from '#src/db/device/device.ts'
import { useQuery } from '#src/db/core/query.ts'
import { listSubmitted } from '#src/db/stored/submittedResponses.ts'
import { listVersions } from '#src/db/stored/versions.ts'

import { compiled, filterResponses, type ResponseFilter, responseRow } from './responseRows.ts'

/** Everything submitted to an assessment; undefined while loading. */
export function useResponses(assessmentId: string) {
  const read = useQuery(() => readResponses(assessmentId), [assessmentId])
  return useMemo(() => {
    if (read === undefined) return undefined
    const versionById = new Map(read.versions.map((version) => [version.id, compiled(version)]))
    const rows = read.listing.whole.map((each) => responseRow(each, versionById, read.me))
    return { stored: read.stored, rows, damaged: read.listing.damaged }
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

async function readResponses(assessmentId: string) {
  const [stored, listing, versions, me] = await Promise.all([
    getAssessment(assessmentId),
    listSubmitted(assessmentId),
    listVersions(assessmentId),
    currentActor(),
  ])
  return { stored, listing, versions, me }
}
