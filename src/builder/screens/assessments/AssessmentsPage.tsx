import { NoMatches } from '#src/ui/filters/NoMatches.tsx'
import { Plus } from 'lucide-react'
import { listAssessments } from '#src/storage/stored/assessments.ts'
import { listJobs } from '#src/hiring/storage/jobs.ts'
import { useQuery } from '#src/storage/core/query.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { DamagedNotice } from '#src/staff/DamagedNotice.tsx'
import { EmptyState } from '#src/ui/display/EmptyState.tsx'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'
import { ReadBoundary } from '#src/staff/ReadBoundary.tsx'
import { Skeleton } from '#src/ui/display/Skeleton.tsx'
import styles from './AssessmentsPage.module.css'
import { AssessmentList } from './AssessmentList.tsx'
import type { DrawToMark } from './assessmentColumns.tsx'
import { AssessmentsToolbar } from './AssessmentsToolbar.tsx'
import { CreateDialog } from './CreateDialog.tsx'
import { filterAssessments } from './filterAssessments.ts'
import { useAssessmentsState, useCreating } from './useAssessmentsState.ts'

/** All assessments, with their job, status and contents. */
export function AssessmentsPage({ toMark = () => null }: { toMark?: DrawToMark }) {
  return (
    <div className={styles.page}>
      <ReadBoundary what="The assessments" heading="Assessments">
        <Assessments toMark={toMark} />
      </ReadBoundary>
    </div>
  )
}

function Assessments({ toMark }: { toMark: DrawToMark }) {
  const listing = useQuery(listAssessments, [])
  const jobs = useQuery(listJobs, [])
  const list = useAssessmentsState()
  const { creating, startWith, openCreate, closeCreate } = useCreating()
  const create = (
    <Button variant="primary" icon={<Plus />} onClick={openCreate}>
      Create assessment
    </Button>
  )
  return (
    <>
      <PageHeader title="Assessments" actions={listing?.whole.length ? create : null} />
      {listing && jobs ? (
        <>
          <DamagedNotice
            what={
              listing.damaged.length === 1
                ? '1 assessment'
                : `${listing.damaged.length} assessments`
            }
            records={listing.damaged}
            fileName="damaged-assessments.json"
          />
          {listing.whole.length === 0 ? (
            <EmptyState title="No assessments yet" action={create}>
              An assessment holds the questions for a job’s candidates. Start with an empty one,
              paste questions you already have, or open one saved as a file.
            </EmptyState>
          ) : (
            <Listed
              listing={filterAssessments(listing.whole, jobs.whole, list.filters)}
              total={listing.whole.length}
              jobs={jobs.whole}
              list={list}
              toMark={toMark}
            />
          )}
          {creating === null ? null : (
            <CreateDialog
              jobs={jobs.whole}
              titles={listing.whole.map(({ assessment }) => assessment.title)}
              jobId={creating}
              start={startWith}
              onClose={closeCreate}
            />
          )}
        </>
      ) : (
        <Skeleton label="Reading assessments" rows={8} />
      )}
    </>
  )
}

interface ListedProps {
  list: ReturnType<typeof useAssessmentsState>
  listing: ReturnType<typeof filterAssessments>
  total: number
  jobs: Parameters<typeof filterAssessments>[1]
  toMark: DrawToMark
}

function Listed({ listing, total, jobs, list, toMark }: ListedProps) {
  return (
    <>
      <AssessmentsToolbar jobs={jobs} list={list} shown={listing.length} total={total} />
      <AssessmentList
        rows={listing}
        search={list.filters.search}
        toMark={toMark}
        empty={<NoMatches onClear={list.clear}>Try a different search or fewer filters.</NoMatches>}
      />
    </>
  )
}
