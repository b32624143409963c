import { jobStatusSchema } from '#schemas/records/job.ts'
import { useListState } from '#src/staff/useListState.ts'
import { type JobFilters, jobSorts } from './jobFilters.ts'

/** Search, filters and order of the jobs. */
export function useJobsState() {
  const list = useListState({ status: '', tag: '', sort: 'order' })
  const status = jobStatusSchema.safeParse(list.value('status'))
  const filters: JobFilters = {
    search: list.search,
    status: status.success ? status.data : null,
    tag: list.value('tag') || null,
    sort: jobSorts.find((sort) => sort === list.value('sort')) ?? 'order',
  }
  return { ...list, filters }
}
