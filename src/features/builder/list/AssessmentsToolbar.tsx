import type { Job } from '#schemas/job.ts'
import { Field } from '#src/ui/Field.tsx'
import { type ActiveFilter, ListToolbar } from '#src/ui/ListToolbar.tsx'
import { NativeSelect } from '#src/ui/NativeSelect.tsx'
import { type ListFilters, type ListState, listStates, noFilters } from './filterAssessments.ts'

interface AssessmentsToolbarProps {
  jobs: readonly Job[]
  filters: ListFilters
  onChange: (filters: ListFilters) => void
  shown: number
  total: number
}

const stateNames: Record<ListState, string> = {
  current: 'All but archived',
  draft: 'Draft',
  published: 'Published and open',
  changed: 'With unpublished changes',
  closed: 'Closed',
  archived: 'Archived',
}

/** Search and filters of the assessments. */
export function AssessmentsToolbar({
  jobs,
  filters,
  onChange,
  shown,
  total,
}: AssessmentsToolbarProps) {
  const noun = total === 1 ? 'assessment' : 'assessments'
  return (
    <ListToolbar
      searchLabel="Search assessments"
      search={filters.search}
      onSearch={(search) => onChange({ ...filters, search })}
      count={`${shown === total ? total : `${shown} of ${total}`} ${noun}`}
      filters={activeFilters(jobs, filters, onChange)}
      onClear={() => onChange(noFilters)}
    >
      <Field label="Job">
        <NativeSelect
          value={filters.jobId ?? ''}
          onChange={(event) => onChange({ ...filters, jobId: event.target.value || null })}
        >
          <option value="">All jobs</option>
          {jobs.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field label="State">
        <NativeSelect
          value={filters.state}
          onChange={(event) => {
            const state = listStates.find((each) => each === event.target.value) ?? 'current'
            onChange({ ...filters, state })
          }}
        >
          {listStates.map((state) => (
            <option key={state} value={state}>
              {stateNames[state]}
            </option>
          ))}
        </NativeSelect>
      </Field>
    </ListToolbar>
  )
}

function activeFilters(
  jobs: readonly Job[],
  filters: ListFilters,
  onChange: (filters: ListFilters) => void,
): ActiveFilter[] {
  const active: ActiveFilter[] = []
  if (filters.jobId !== null) {
    const value = jobs.find(({ id }) => id === filters.jobId)?.title ?? 'a job that is gone'
    active.push({ name: 'job', value, remove: () => onChange({ ...filters, jobId: null }) })
  }
  if (filters.state !== noFilters.state) {
    const value = stateNames[filters.state]
    const remove = () => onChange({ ...filters, state: noFilters.state })
    active.push({ name: 'state', value, remove })
  }
  return active
}
