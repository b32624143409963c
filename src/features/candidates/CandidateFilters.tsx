import { stageSchema } from '#schemas/candidate.ts'
import type { Job } from '#schemas/job.ts'
import { Button } from '#src/ui/Button.tsx'
import { Chip } from '#src/ui/Chip.tsx'
import { Field } from '#src/ui/Field.tsx'
import { NativeSelect } from '#src/ui/NativeSelect.tsx'
import { SearchInput } from '#src/ui/SearchInput.tsx'
import { stageName } from '#src/wording/staff/names.ts'
import styles from './CandidateFilters.module.css'
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
  const hasFilter =
    search.trim() !== '' || filter.jobId !== null || (filter.stage !== null && !onBoard)
  return (
    <div className={styles.filters}>
      <search className={styles.bar}>
        <Field label="Search name or e-mail" className={styles.search}>
          <SearchInput value={search} onChange={setSearch} />
        </Field>
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
      </search>
      <div className={styles.summary}>
        <output className={styles.count}>{count}</output>
        {filter.stage === null || onBoard ? null : (
          <Chip removeLabel="Clear the stage filter" onRemove={() => set({ stage: '' })}>
            Stage: {stageName(filter.stage)}
          </Chip>
        )}
        {filter.jobId === null ? null : (
          <Chip removeLabel="Clear the job filter" onRemove={() => set({ job: '' })}>
            Job: {titleById.get(filter.jobId) ?? 'a job that is gone'}
          </Chip>
        )}
        {hasFilter ? (
          <Button variant="quiet" size="small" onClick={clear}>
            Clear filters
          </Button>
        ) : null}
      </div>
    </div>
  )
}
