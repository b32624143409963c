import { stageSchema } from '#schemas/records/candidate.ts'
import type { Job } from '#schemas/records/job.ts'
import { Field } from '#src/ui/controls/Field.tsx'
import { type ActiveFilter, ListToolbar } from '#src/ui/filters/ListToolbar.tsx'
import { NativeSelect } from '#src/ui/controls/NativeSelect.tsx'
import { stageName } from '#src/staff/words/stages.ts'
import { SORTS, type useCandidatesState } from './useCandidatesState.ts'

interface CandidateFiltersProps {
  jobs: readonly Job[]
  nameById: ReadonlyMap<string, string>
  list: ReturnType<typeof useCandidatesState>
  /** The board has stages as columns, and its own order. */
  onBoard?: boolean
  /** The number of results out of all. */
  count: string
  /** False where the list itself offers to clear the filters. */
  hasMatches: boolean
}

/** Search, filters and order; the number of results, and a chip for every active filter. */
export function CandidateFilters({
  jobs,
  nameById,
  list,
  onBoard,
  count,
  hasMatches,
}: CandidateFiltersProps) {
  const { filter, change, clear, search, setSearch, sortName } = list
  const active: ActiveFilter[] = []
  if (filter.stage !== null && !onBoard) {
    const value = stageName(filter.stage)
    active.push({ name: 'stage', value, remove: () => change({ stage: '' }) })
  }
  if (filter.jobId !== null) {
    const value = nameById.get(filter.jobId) ?? 'deleted job'
    active.push({ name: 'job', value, remove: () => change({ job: '' }) })
  }
  return (
    <ListToolbar
      searchLabel="Search name or email"
      search={search}
      onSearch={setSearch}
      count={count}
      filters={active}
      onClear={hasMatches ? clear : null}
    >
      {onBoard ? null : (
        <Field label="Stage">
          <NativeSelect
            value={filter.stage ?? ''}
            onChange={(event) => change({ stage: event.target.value })}
          >
            <option value="">All</option>
            {stageSchema.options.map((stage) => (
              <option key={stage} value={stage}>
                {stageName(stage)}
              </option>
            ))}
          </NativeSelect>
        </Field>
      )}
      <Field label="Job">
        <NativeSelect
          value={filter.jobId ?? ''}
          onChange={(event) => change({ job: event.target.value })}
        >
          <option value="">All</option>
          {jobs.map((job) => (
            <option key={job.id} value={job.id}>
              {nameById.get(job.id)}
            </option>
          ))}
        </NativeSelect>
      </Field>
      {onBoard ? null : (
        <Field label="Sort">
          <NativeSelect value={sortName} onChange={(event) => change({ sort: event.target.value })}>
            {Object.entries(SORTS).map(([value, { name }]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </NativeSelect>
        </Field>
      )}
    </ListToolbar>
  )
}
