import { jobStatusSchema } from '#schemas/job.ts'
import { Field } from '#src/ui/Field.tsx'
import { type ActiveFilter, ListToolbar } from '#src/ui/ListToolbar.tsx'
import { NativeSelect } from '#src/ui/NativeSelect.tsx'
import { statusName } from '#src/wording/staff/names.ts'
import { canReorder, isFiltered, type JobSort, jobSorts } from './jobFilters.ts'
import type { useJobsAddress } from './useJobsAddress.ts'

type JobsToolbarProps = {
  address: ReturnType<typeof useJobsAddress>
  tags: readonly string[]
  shown: number
  total: number
}

const SORT_NAMES: Record<JobSort, string> = {
  order: 'Your order',
  title: 'Title',
  created: 'Newest first',
  updated: 'Last changed first',
}

/** Search, filters and order of the jobs. Only in their own order, and all of them, can they be moved. */
export function JobsToolbar({ address, tags, shown, total }: JobsToolbarProps) {
  const { filters, setSearch, change, clear } = address
  const noun = total === 1 ? 'job' : 'jobs'
  return (
    <ListToolbar
      searchLabel="Search jobs"
      search={filters.search}
      onSearch={setSearch}
      count={`${isFiltered(filters) ? `${shown} of ${total}` : total} ${noun}`}
      filters={activeFilters(address)}
      onClear={clear}
      note={
        canReorder(filters)
          ? null
          : `${isFiltered(filters) ? 'Clear the filters' : 'Sort by your order'} to move jobs.`
      }
    >
      <Field label="Status">
        <NativeSelect
          value={filters.status ?? ''}
          onChange={(event) => {
            const status = jobStatusSchema.safeParse(event.target.value)
            change({ status: status.success ? status.data : null })
          }}
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
          onChange={(event) => change({ tag: event.target.value || null })}
        >
          <option value="">All</option>
          {tags.map((tag) => (
            <option key={tag}>{tag}</option>
          ))}
        </NativeSelect>
      </Field>
      <Field label="Order">
        <NativeSelect
          value={filters.sort}
          onChange={(event) =>
            change({ sort: jobSorts.find((sort) => sort === event.target.value) ?? 'order' })
          }
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

function activeFilters({ filters, change }: JobsToolbarProps['address']): ActiveFilter[] {
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
