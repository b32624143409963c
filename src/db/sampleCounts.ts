import { useMemo } from 'react'

import { useCandidateRows } from './candidateRows.ts'
import { assessmentTable, jobTable, responseTable } from './database.ts'
import { useQuery } from './query.ts'
import type { RecordCounts } from './sampleData.ts'
import { isSample } from './sampleRemoval.ts'

/**
 * How many records of each kind are sample; undefined while they are counted. Candidates are counted in
 * memory and responses by their keys: reading all of either would take seconds where there are many.
 */
export function useSampleCounts(): RecordCounts | undefined {
  const { rows, damaged, ready } = useCandidateRows()
  const read = useQuery(readOthers, [])
  return useMemo(() => {
    if (read === undefined || !ready) return undefined
    const candidates = new Set([
      ...rows.filter(({ sample }) => sample).map(({ id }) => id),
      ...damaged.filter(({ raw }) => isSample(raw)).map(({ id }) => id),
    ])
    const { jobs, assessments, responseKeys } = read
    const responses = responseKeys.filter((candidateId) => candidates.has(candidateId)).length
    return { jobs, candidates: candidates.size, assessments, responses }
  }, [read, rows, damaged, ready])
}

async function readOthers() {
  return {
    jobs: await jobTable.filter(isSample).count(),
    // Versions stand in no index.
    assessments: await assessmentTable.orderBy('title').filter(isSample).count(),
    responseKeys: await responseTable.toCollection().primaryKeys(),
  }
}
