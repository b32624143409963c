import { useMemo } from 'react'
import { type Stage, stageSchema } from '#schemas/candidate.ts'
import type { CandidateSort } from '#src/db/candidateRows.ts'
import { useSearchParams } from '#src/ui/routing.ts'
import { useAddressText } from '#src/ui/useAddressText.ts'

export type AddressedFilter = {
  search: string
  stage: Stage | null
  jobId: string | null
  sort: CandidateSort
}

const SORTS: Record<string, CandidateSort> = {
  name: { by: 'name', direction: 'ascending' },
  newest: { by: 'appliedAt', direction: 'descending' },
  oldest: { by: 'appliedAt', direction: 'ascending' },
  stage: { by: 'stage', direction: 'ascending' },
}

/** Search, filters and order of the candidates, as they stand in the address. */
export function useCandidateFilter() {
  const [params, setParams] = useSearchParams()
  const [search, setSearch] = useAddressText('search')
  const filter = useMemo(() => ({ ...filterIn(params), search }), [params, search])
  const set = (change: Partial<Record<'stage' | 'job' | 'sort' | 'new', string>>) => {
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries(change)) {
          if (value === '') next.delete(name)
          else next.set(name, value)
        }
        return next
      },
      { replace: true },
    )
  }
  const clear = () => {
    setSearch('')
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        for (const name of ['search', 'stage', 'job']) next.delete(name)
        return next
      },
      { replace: true },
    )
  }
  return {
    filter,
    search,
    setSearch,
    set,
    clear,
    address: filterAddress(params),
    sortName: params.get('sort') ?? 'name',
    /** The job that a candidate is being added to; '' when it is still to be chosen. */
    addingTo: params.get('new'),
  }
}

/** What goes along from page to page: the filter, and not the dialog that stands open. */
function filterAddress(params: URLSearchParams): string {
  const kept = new URLSearchParams(params)
  kept.delete('new')
  return kept.toString()
}

function filterIn(params: URLSearchParams): Omit<AddressedFilter, 'search'> {
  const stage = stageSchema.safeParse(params.get('stage'))
  return {
    stage: stage.success ? stage.data : null,
    jobId: params.get('job'),
    sort: SORTS[params.get('sort') ?? ''] ?? { by: 'name', direction: 'ascending' },
  }
}
