import type { Job } from '#schemas/records/job.ts'
import { Field } from '#src/ui/controls/Field.tsx'
import { type ActiveFilter, ListToolbar } from '#src/ui/filters/ListToolbar.tsx'
import { NativeSelect } from '#src/ui/controls/NativeSelect.tsx'
import { jobNames } from '#src/staff/words/jobNames.ts'
import { type ListedState, listStates } from './filterAssessments.ts'
import type { useAssessmentsState } from './useAssessmentsState.ts'

interface AssessmentsToolbarProps {
  jobs: readonly Job[]
  list: ReturnType<typeof useAssessmentsState>
  shown: number
  total: number
}

const stateNames: Record<ListedState, string> = {
  current: 'Not archived',
  draft: 'Draft',
  published: 'Published and open',
  changed: 'With unpublished changes',
  closed: 'Closed',
  archived: 'Archived',
}

/** Search and filters for assessments. */
export function AssessmentsToolbar({ jobs, list, shown, total }: AssessmentsToolbarProps) {
  const { filters, setSearch, change, clear } = list
  const nameById = jobNames(jobs)
  const noun = total === 1 ? 'assessment' : 'assessments'
  return (
    <ListToolbar
      searchLabel="Search assessments"
      search={filters.search}
      onSearch={setSearch}
      count={`${shown === total ? total : `${shown} of ${total}`} ${noun}`}
      filters={activeFilters(nameById, list)}
      onClear={shown === 0 ? null : clear}
    >
      <Field label="Job">
        <NativeSelect
          value={filters.jobId ?? ''}
          onChange={(event) => change({ job: event.target.value })}
        >
          <option value="">All</option>
          {jobs.map(({ id }) => (
            <option key={id} value={id}>
              {nameById.get(id)}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field label="Status">
        <NativeSelect
          value={filters.state}
          onChange={(event) => change({ state: event.target.value })}
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
  nameById: ReadonlyMap<string, string>,
  { filters, change }: AssessmentsToolbarProps['list'],
): ActiveFilter[] {
  const active: ActiveFilter[] = []
  if (filters.jobId !== null) {
    const value = nameById.get(filters.jobId) ?? 'deleted job'
    active.push({ name: 'job', value, remove: () => change({ job: null }) })
  }
  if (filters.state !== 'current') {
    const value = stateNames[filters.state]
    active.push({ name: 'status', value, remove: () => change({ state: null }) })
  }
  return active
}
