import type { Job } from '#schemas/job.ts'
import { useCandidateRows } from '#src/db/stored/candidateRows.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { EmptyState } from '#src/ui/display/EmptyState.tsx'
import { RowList } from '#src/ui/lists/RowList.tsx'
import { SortableList } from '#src/ui/lists/SortableList.tsx'

import { candidatesByJob } from './candidatesByJob.ts'
import { jobColumns } from './jobColumns.tsx'
import styles from './JobsList.module.css'
import { JobsToolbar } from './JobsToolbar.tsx'
import { moveTo } from '#src/features/jobs/jobActions.ts'
import { canReorder, filterJobs, tagsOf } from './jobFilters.ts'
import { useJobsState } from './useJobsState.ts'

/** The toolbar and the matching jobs; rows can be moved if all are shown in their own order. */
export function JobsList({ jobs }: { jobs: readonly Job[] }) {
  const list = useJobsState()
  const shown = filterJobs(jobs, list.filters)
  const { rows, ready } = useCandidateRows()
  const counts = candidatesByJob(rows)
  const isMovable = canReorder(list.filters)
  const move = (id: string, index: number) => moveTo(jobs, id, index)
  const columns = jobColumns({
    search: list.filters.search,
    candidatesOf: (job) => (ready ? (counts.get(job.id) ?? 0) : null),
    count: jobs.length,
    move: isMovable ? move : null,
  })

  return (
    <>
      <JobsToolbar list={list} tags={tagsOf(jobs)} shown={shown.length} total={jobs.length} />
      <RowList
        columns={columns}
        rows={shown}
        isQuiet={({ status }) => status === 'archived'}
        className={styles.rows}
        empty={
          <EmptyState
            title="No matches"
            action={<Button onClick={list.clear}>Clear search and filters</Button>}
          >
            {jobs.length === 1 ? 'There is 1 job' : `There are ${jobs.length} jobs`}, but none fits
            this search and these filters.
          </EmptyState>
        }
      >
        {(draw) => (
          <SortableList label="Jobs" items={shown} disabled={!isMovable} onMove={move}>
            {draw}
          </SortableList>
        )}
      </RowList>
    </>
  )
}
