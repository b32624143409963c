import { jobStatusSchema } from '#schemas/job.ts'
import { useSearchParams } from '#src/ui/routing.ts'
import { useAddressText } from '#src/ui/useAddressText.ts'

import { type JobFilters, jobSorts } from './jobFilters.ts'

type Changes = Partial<Omit<JobFilters, 'search'>>

/** Search, filters and sort of the jobs list, kept in the address. */
export function useJobsAddress() {
  const [params, setParams] = useSearchParams()
  const [search, setSearch] = useAddressText('search')
  const status = jobStatusSchema.safeParse(params.get('status'))
  const filters: JobFilters = {
    search,
    status: status.success ? status.data : null,
    tag: params.get('tag'),
    sort: jobSorts.find((sort) => sort === params.get('sort')) ?? 'order',
  }

  const change = (changes: Changes) => {
    setParams(
      (now) => {
        const after = new URLSearchParams(now)
        for (const [name, value] of Object.entries(changes)) {
          if (value === null || value === undefined || value === 'order') after.delete(name)
          else after.set(name, value)
        }
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  }

  const clear = () => {
    setSearch('')
    setParams(
      (now) => {
        const after = new URLSearchParams(now)
        for (const name of ['search', 'status', 'tag']) after.delete(name)
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  }

  return { filters, setSearch, change, clear }
}
