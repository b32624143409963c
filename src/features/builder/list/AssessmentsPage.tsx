import { Plus } from 'lucide-react'
import { listAssessments } from '#src/db/assessments.ts'
import { listJobs } from '#src/db/jobs.ts'
import { useQuery } from '#src/db/query.ts'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { ReadBoundary } from '#src/ui/ReadBoundary.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import styles from './AssessmentsPage.module.css'
import { AssessmentsTable } from './AssessmentsTable.tsx'
import { AssessmentsToolbar } from './AssessmentsToolbar.tsx'
import { CreateDialog } from './CreateDialog.tsx'
import { DamagedAssessments } from './DamagedAssessments.tsx'
import { filterAssessments, noFilters } from './filterAssessments.ts'
import { useListAddress } from './useListAddress.ts'

/** All assessments: what each is for, where it stands, what it holds. */
export function AssessmentsPage() {
  return (
    <div className={styles.page}>
      <ReadBoundary what="The assessments" heading="Assessments">
        <Assessments />
      </ReadBoundary>
    </div>
  )
}

function Assessments() {
  const listing = useQuery(listAssessments, [])
  const jobs = useQuery(listJobs, [])
  const { filters, setFilters, creating, startWith, openCreate, closeCreate } = useListAddress()
  const create = (
    <Button variant="primary" icon={<Plus />} onClick={() => openCreate()}>
      New assessment
    </Button>
  )
  return (
    <>
      <PageHeader title="Assessments" actions={listing?.whole.length ? create : null} />
      {listing && jobs ? (
        <>
          <DamagedAssessments records={listing.damaged} />
          {listing.whole.length === 0 ? (
            <EmptyState title="No assessments yet" action={create}>
              An assessment holds the questions that candidates for a job answer. Start with an
              empty one, paste questions that you have written elsewhere, or open one that was saved
              as a file.
            </EmptyState>
          ) : (
            <Listed
              listing={filterAssessments(listing.whole, jobs.whole, filters)}
              total={listing.whole.length}
              jobs={jobs.whole}
              filters={filters}
              setFilters={setFilters}
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

type ListedProps = Pick<ReturnType<typeof useListAddress>, 'filters' | 'setFilters'> & {
  listing: ReturnType<typeof filterAssessments>
  total: number
  jobs: Parameters<typeof filterAssessments>[1]
}

function Listed({ listing, total, jobs, filters, setFilters }: ListedProps) {
  return (
    <>
      <AssessmentsToolbar
        jobs={jobs}
        filters={filters}
        onChange={setFilters}
        shown={listing.length}
        total={total}
      />
      {listing.length === 0 ? (
        <EmptyState
          title="Nothing matches"
          action={<Button onClick={() => setFilters(noFilters)}>Clear search and filters</Button>}
        >
          No assessment fits this search and these filters.
        </EmptyState>
      ) : (
        <AssessmentsTable rows={listing} search={filters.search} />
      )}
    </>
  )
}
