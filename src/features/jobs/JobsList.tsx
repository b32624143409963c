import type { Job } from '#schemas/job.ts'
import { useCandidateRows } from '#src/db/candidateRows.ts'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { SortableList } from '#src/ui/SortableList.tsx'

import { candidatesByJob } from './candidatesByJob.ts'
import { JobRow } from './JobRow.tsx'
import styles from './JobsList.module.css'
import { JobsToolbar } from './JobsToolbar.tsx'
import { moveTo } from './jobActs.ts'
import { canReorder, filterJobs, tagsOf } from './jobFilters.ts'
import { useJobsAddress } from './useJobsAddress.ts'

/** The toolbar and what it leaves; rows can be moved while all of them stand in their own order. */
export function JobsList({ jobs }: { jobs: readonly Job[] }) {
  const address = useJobsAddress()
  const shown = filterJobs(jobs, address.filters)
  const { rows, ready } = useCandidateRows()
  const counts = candidatesByJob(rows)
  const isMovable = canReorder(address.filters)
  const move = (id: string, index: number) => moveTo(jobs, id, index)

  return (
    <>
      <JobsToolbar address={address} tags={tagsOf(jobs)} shown={shown.length} total={jobs.length} />
      {shown.length === 0 ? (
        <EmptyState
          title="No job matches"
          action={<Button onClick={address.clear}>Clear search and filters</Button>}
        >
          {jobs.length === 1 ? 'There is 1 job' : `There are ${jobs.length} jobs`}, but none fits
          this search and these filters.
        </EmptyState>
      ) : (
        <>
          {/* For the eye; each row says by itself what its parts are. */}
          <div className={styles.head} aria-hidden="true">
            <span className={styles.headTitle}>Job</span>
            <span>Status</span>
            <span className={styles.wide}>Tags</span>
            <span className={styles.number}>Candidates</span>
            <span />
          </div>
          <SortableList
            label="Jobs"
            items={shown}
            disabled={!isMovable}
            onMove={move}
            rowClassName={styles.item}
          >
            {(job, { handle, index }) => (
              <JobRow
                job={job}
                search={address.filters.search}
                handle={handle}
                candidates={ready ? (counts.get(job.id) ?? 0) : null}
                place={isMovable ? { index, count: jobs.length, move } : null}
              />
            )}
          </SortableList>
        </>
      )}
    </>
  )
}
