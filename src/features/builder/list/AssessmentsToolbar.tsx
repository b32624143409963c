import type { Job } from '#schemas/job.ts'
import { Chip } from '#src/ui/Chip.tsx'
import { Field } from '#src/ui/Field.tsx'
import { NativeSelect } from '#src/ui/NativeSelect.tsx'
import { SearchInput } from '#src/ui/SearchInput.tsx'
import styles from './AssessmentsPage.module.css'
import { type ListFilters, type ListState, listStates } from './filterAssessments.ts'

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

export function AssessmentsToolbar(props: AssessmentsToolbarProps) {
  const { jobs, filters, onChange, shown, total } = props
  const job = jobs.find(({ id }) => id === filters.jobId)
  return (
    <div className={styles.toolbar}>
      <Field label="Search assessments" className={styles.search}>
        <SearchInput
          value={filters.search}
          onChange={(search) => onChange({ ...filters, search })}
        />
      </Field>
      <Field label="Job" className={styles.filter}>
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
      <Field label="State" className={styles.filter}>
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
      <div className={styles.chips}>
        <output>{shown === total ? `${total} in all` : `${shown} of ${total}`}</output>
        {job ? (
          <Chip
            removeLabel={`Clear job ${job.title}`}
            onRemove={() => onChange({ ...filters, jobId: null })}
          >
            Job: {job.title}
          </Chip>
        ) : null}
        {filters.state === 'current' ? null : (
          <Chip
            removeLabel="Clear state"
            onRemove={() => onChange({ ...filters, state: 'current' })}
          >
            {stateNames[filters.state]}
          </Chip>
        )}
      </div>
    </div>
  )
}
