import { useMemo } from 'react'

import { useCandidateRows } from '#src/hiring/storage/candidateRows.ts'
import { assessmentTable, jobTable, responseTable } from '#src/storage/core/database.ts'
import { useQuery } from '#src/storage/core/query.ts'
import type { RecordCounts } from './sampleData.ts'
import { isSample } from './sampleRemoval.ts'

/**
 * The number of sample records of each kind; undefined while counting. Candidates are counted in
 * memory and responses by key, because reading them all could take seconds.
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
    // Versions are in no index.
    assessments: await assessmentTable.orderBy('title').filter(isSample).count(),
    responseKeys: await responseTable.toCollection().primaryKeys(),
  }
}
