import { useMemo } from 'react'

import type { Job } from '#schemas/records/job.ts'
import { NoMatches } from '#src/ui/filters/NoMatches.tsx'
import { useCandidateRows } from '#src/hiring/storage/candidateRows.ts'
import { jobNames } from '#src/staff/words/jobNames.ts'
import { RowList } from '#src/ui/lists/RowList.tsx'
import { SortableList } from '#src/ui/lists/SortableList.tsx'
import type { CandidateRow } from '#src/hiring/storage/candidateRow.ts'

import { jobColumns } from './jobColumns.tsx'
import styles from './JobsList.module.css'
import { JobsToolbar } from './JobsToolbar.tsx'
import { moveTo } from './jobActions.ts'
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
  const nameById = useMemo(() => jobNames(jobs), [jobs])
  const nameOf = (job: Job) => nameById.get(job.id) ?? job.title
  const columns = jobColumns({
    nameOf,
    search: list.filters.search,
    candidatesOf: (job) => (ready ? (counts.get(job.id) ?? 0) : null),
    count: jobs.length,
    move: isMovable ? move : null,
  })

  const items = shown.map((job) => ({ id: job.id, title: nameOf(job), job }))

  return (
    <>
      <JobsToolbar list={list} tags={tagsOf(jobs)} shown={shown.length} total={jobs.length} />
      <RowList
        columns={columns}
        rows={shown}
        isQuiet={({ status }) => status === 'archived'}
        className={styles.rows}
        empty={<NoMatches onClear={list.clear}>Try a different search or fewer filters.</NoMatches>}
      >
        {(draw) => (
          <SortableList label="Jobs" items={items} disabled={!isMovable} onMove={move}>
            {({ job }, place) => draw(job, place)}
          </SortableList>
        )}
      </RowList>
    </>
  )
}

/** The number of candidates per job. */
function candidatesByJob(rows: readonly CandidateRow[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { jobId } of rows) counts.set(jobId, (counts.get(jobId) ?? 0) + 1)
  return counts
}
