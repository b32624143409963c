import { stageSchema } from '#schemas/candidate.ts'
import type { Job } from '#schemas/job.ts'
import { Field } from '#src/ui/Field.tsx'
import { type ActiveFilter, ListToolbar } from '#src/ui/ListToolbar.tsx'
import { NativeSelect } from '#src/ui/NativeSelect.tsx'
import { stageName } from '#src/wording/staff/names.ts'
import type { useCandidateFilter } from './useCandidateFilter.ts'

interface CandidateFiltersProps {
  jobs: readonly Job[]
  titleById: ReadonlyMap<string, string>
  filtering: ReturnType<typeof useCandidateFilter>
  /** The board has its stages as columns, and its own order. */
  onBoard?: boolean
  /** How many of how many. */
  count: string
}

/** Search, filters and order; how many that leaves, and a chip for every filter that is on. */
export function CandidateFilters({
  jobs,
  titleById,
  filtering,
  onBoard,
  count,
}: CandidateFiltersProps) {
  const { filter, set, clear, search, setSearch, sortName } = filtering
  const active: ActiveFilter[] = []
  if (filter.stage !== null && !onBoard) {
    const value = stageName(filter.stage)
    active.push({ name: 'stage', value, remove: () => set({ stage: '' }) })
  }
  if (filter.jobId !== null) {
    const value = titleById.get(filter.jobId) ?? 'a job that is gone'
    active.push({ name: 'job', value, remove: () => set({ job: '' }) })
  }
  return (
    <ListToolbar
      searchLabel="Search name or e-mail"
      search={search}
      onSearch={setSearch}
      count={count}
      filters={active}
      onClear={clear}
    >
      {onBoard ? null : (
        <Field label="Stage">
          <NativeSelect
            value={filter.stage ?? ''}
            onChange={(event) => set({ stage: event.target.value })}
          >
            <option value="">All stages</option>
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
          onChange={(event) => set({ job: event.target.value })}
        >
          <option value="">All jobs</option>
          {jobs.map((job) => (
            <option key={job.id} value={job.id}>
              {job.title}
            </option>
          ))}
        </NativeSelect>
      </Field>
      {onBoard ? null : (
        <Field label="Order">
          <NativeSelect value={sortName} onChange={(event) => set({ sort: event.target.value })}>
            <option value="name">Name</option>
            <option value="newest">Applied last</option>
            <option value="oldest">Applied first</option>
            <option value="stage">Stage</option>
          </NativeSelect>
        </Field>
      )}
    </ListToolbar>
  )
}
