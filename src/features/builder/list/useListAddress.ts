import { useCallback } from 'react'
import { useSearchParams } from '#src/ui/routing.ts'
import { useWayBack } from '#src/ui/wayBack.ts'
import { type ListFilters, listStates } from './filterAssessments.ts'

/** Search, filters and the open dialog stand in the address. */
export function useListAddress() {
  const [params, setParams] = useSearchParams()
  const goBack = useWayBack()
  const filters: ListFilters = {
    search: params.get('search') ?? '',
    jobId: params.get('job'),
    state: listStates.find((state) => state === params.get('state')) ?? 'current',
  }
  const setFilters = useCallback(
    (next: ListFilters) => {
      setParams(
        (now) => {
          const after = new URLSearchParams(now)
          put(after, 'search', next.search)
          put(after, 'job', next.jobId)
          put(after, 'state', next.state === 'current' ? null : next.state)
          return after
        },
        { replace: true, preventScrollReset: true },
      )
    },
    [setParams],
  )
  const setCreating = (jobId: string | null) => {
    setParams(
      (now) => {
        const after = new URLSearchParams(now)
        after.delete('new')
        after.delete('start')
        if (jobId !== null) after.set('new', jobId)
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  }
  return {
    filters,
    setFilters,
    /** The job that a new assessment is for; '' without one yet, null while none is created. */
    creating: params.get('new'),
    /** What it starts with, as the address asks for it. */
    startWith: params.get('start') === 'file' ? ('file' as const) : ('blank' as const),
    openCreate: (jobId = '') => setCreating(jobId),
    closeCreate: goBack ?? (() => setCreating(null)),
  }
}

function put(params: URLSearchParams, name: string, value: string | null) {
  if (value) params.set(name, value)
  else params.delete(name)
}
