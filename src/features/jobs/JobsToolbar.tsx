import { jobStatusSchema } from '#schemas/job.ts'
import { Button } from '#src/ui/Button.tsx'
import { Chip } from '#src/ui/Chip.tsx'
import { Field } from '#src/ui/Field.tsx'
import { NativeSelect } from '#src/ui/NativeSelect.tsx'
import { SearchInput } from '#src/ui/SearchInput.tsx'
import { statusName } from '#src/wording/staff/names.ts'
import styles from './JobsToolbar.module.css'
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

export function JobsToolbar({ address, tags, shown, total }: JobsToolbarProps) {
  const { filters, setSearch, change } = address
  return (
    <>
      <search className={styles.toolbar} aria-label="Jobs">
        <Field label="Search jobs" className={styles.search}>
          <SearchInput value={filters.search} onChange={setSearch} />
        </Field>
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
        <Field label="Sort">
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
      </search>
      <Summary address={address} shown={shown} total={total} />
    </>
  )
}

function Summary({ address, shown, total }: Omit<JobsToolbarProps, 'tags'>) {
  const { filters, setSearch, change, clear } = address
  const hasFilter = isFiltered(filters)
  return (
    <div className={styles.summary}>
      <output className={styles.count}>
        {hasFilter ? `${shown} of ${total}` : total} {total === 1 ? 'job' : 'jobs'}
      </output>
      {filters.search.trim() === '' ? null : (
        <Chip onRemove={() => setSearch('')} removeLabel="Remove the search">
          Search: {filters.search.trim()}
        </Chip>
      )}
      {filters.status === null ? null : (
        <Chip onRemove={() => change({ status: null })} removeLabel="Remove the status filter">
          Status: {statusName(filters.status)}
        </Chip>
      )}
      {filters.tag === null ? null : (
        <Chip onRemove={() => change({ tag: null })} removeLabel="Remove the tag filter">
          Tag: {filters.tag}
        </Chip>
      )}
      {hasFilter ? (
        <Button variant="quiet" size="small" onClick={clear}>
          Clear filters
        </Button>
      ) : null}
      {canReorder(filters) ? null : (
        <span className={styles.note}>
          {hasFilter ? 'Clear the filters' : 'Sort by your order'} to move jobs.
        </span>
      )}
    </div>
  )
}
