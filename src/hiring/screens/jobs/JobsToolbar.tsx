import { jobStatusSchema } from '#schemas/records/job.ts'
import { Field } from '#src/ui/controls/Field.tsx'
import { type ActiveFilter, ListToolbar } from '#src/ui/filters/ListToolbar.tsx'
import { NativeSelect } from '#src/ui/controls/NativeSelect.tsx'
import { statusName } from '#src/staff/words/jobStatusName.ts'
import { canReorder, isFiltered, type JobSort, jobSorts } from './jobFilters.ts'
import type { useJobsState } from './useJobsState.ts'

type JobsToolbarProps = {
  list: ReturnType<typeof useJobsState>
  tags: readonly string[]
  shown: number
  total: number
}

const SORT_NAMES: Record<JobSort, string> = {
  order: 'Manual',
  title: 'Title',
  created: 'Newest first',
  updated: 'Recently changed',
}

/**
 * Search, filters and order of the jobs. They can be moved only if all are shown in their own
 * order.
 */
export function JobsToolbar({ list, tags, shown, total }: JobsToolbarProps) {
  const { filters, setSearch, change, clear } = list
  const noun = total === 1 ? 'job' : 'jobs'
  return (
    <ListToolbar
      searchLabel="Search jobs"
      search={filters.search}
      onSearch={setSearch}
      count={`${isFiltered(filters) ? `${shown} of ${total}` : total} ${noun}`}
      filters={activeFilters(list)}
      onClear={shown === 0 ? null : clear}
      note={
        canReorder(filters)
          ? null
          : `${isFiltered(filters) ? 'Clear filters' : 'Sort by “Manual”'} to move jobs.`
      }
    >
      <Field label="Status">
        <NativeSelect
          value={filters.status ?? ''}
          onChange={(event) => change({ status: event.target.value })}
        >
          <option value="">All</option>
          {jobStatusSchema.options.map((status) => (
            <option key={status} value={status}>
              {statusName(status)}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field label="Tag">
        <NativeSelect
          value={filters.tag ?? ''}
          onChange={(event) => change({ tag: event.target.value })}
        >
          <option value="">All</option>
          {tags.map((tag) => (
            <option key={tag}>{tag}</option>
          ))}
        </NativeSelect>
      </Field>
      <Field label="Sort">
        <NativeSelect
          value={filters.sort}
          onChange={(event) => change({ sort: event.target.value })}
        >
          {jobSorts.map((sort) => (
            <option key={sort} value={sort}>
              {SORT_NAMES[sort]}
            </option>
          ))}
        </NativeSelect>
      </Field>
    </ListToolbar>
  )
}

function activeFilters({ filters, change }: JobsToolbarProps['list']): ActiveFilter[] {
  const active: ActiveFilter[] = []
  if (filters.status !== null) {
    const value = statusName(filters.status)
    active.push({ name: 'status', value, remove: () => change({ status: null }) })
  }
  if (filters.tag !== null) {
    active.push({ name: 'tag', value: filters.tag, remove: () => change({ tag: null }) })
  }
  return active
}
