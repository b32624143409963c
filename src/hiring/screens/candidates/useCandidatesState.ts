import { useMemo } from 'react'
import { type Stage, stageSchema } from '#schemas/records/candidate.ts'
import type { CandidateSort } from '#src/hiring/storage/candidateRows.ts'
import { useListState } from '#src/staff/useListState.ts'

export type CandidatesFilter = {
  search: string
  stage: Stage | null
  jobId: string | null
  sort: CandidateSort
}

const BY_NAME: CandidateSort = { by: 'name', direction: 'ascending' }
/** Keyed as in the address, in the order offered. */
export const SORTS: Readonly<Record<string, { name: string; sort: CandidateSort }>> = {
  name: { name: 'Name', sort: BY_NAME },
  newest: { name: 'Newest applicants', sort: { by: 'appliedAt', direction: 'descending' } },
  oldest: { name: 'Oldest applicants', sort: { by: 'appliedAt', direction: 'ascending' } },
  stage: { name: 'Stage', sort: { by: 'stage', direction: 'ascending' } },
}

/** Search, filters and order of the candidates, shared by the list, the board and the profiles. */
export function useCandidatesState() {
  const list = useListState({ stage: '', job: '', sort: 'name' })
  const { search } = list
  const stage = stageSchema.safeParse(list.value('stage'))
  const jobId = list.value('job') || null
  const sortName = list.value('sort')
  const filter: CandidatesFilter = useMemo(
    () => ({
      search,
      stage: stage.success ? stage.data : null,
      jobId,
      sort: SORTS[sortName]?.sort ?? BY_NAME,
    }),
    [search, stage.success, stage.data, jobId, sortName],
  )
  return { ...list, filter, sortName }
}
