import { Plus } from 'lucide-react'
import { useState } from 'react'

import { listJobs } from '#src/hiring/storage/jobs.ts'
import { useQuery } from '#src/storage/core/query.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { DamagedNotice } from '#src/staff/DamagedNotice.tsx'
import { Page } from '#src/ui/layout/Page.tsx'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'
import { ReadBoundary } from '#src/staff/ReadBoundary.tsx'
import { Skeleton } from '#src/ui/display/Skeleton.tsx'

import { CreateJobDialog } from './CreateJobDialog.tsx'
import { JobsList } from './JobsList.tsx'
import { NoJobs } from './NoJobs.tsx'

/** All jobs: search, reorder, open, create. */
export function JobsPage() {
  return (
    <Page>
      <ReadBoundary what="The jobs" heading="Jobs">
        <Jobs />
      </ReadBoundary>
    </Page>
  )
}

function Jobs() {
  const listing = useQuery(listJobs, [])
  const [isCreating, setCreating] = useState(false)
  const create = (
    <Button variant="primary" icon={<Plus />} onClick={() => setCreating(true)}>
      Create job
    </Button>
  )
  const isEmpty = listing?.whole.length === 0
  // An empty list shows the button in its middle; until that is known there is none.
  const isInHeader = listing !== undefined && !isEmpty
  return (
    <>
      <PageHeader title="Jobs" actions={isInHeader ? create : undefined} />
      {listing === undefined ? (
        <Skeleton label="Loading jobs" rows={12} rowHeight={41} />
      ) : (
        <>
          <DamagedNotice
            what={listing.damaged.length === 1 ? '1 job' : `${listing.damaged.length} jobs`}
            records={listing.damaged}
            fileName="damaged-jobs.json"
          />
          {isEmpty ? <NoJobs create={create} /> : <JobsList jobs={listing.whole} />}
        </>
      )}
      <CreateJobDialog open={isCreating} onClose={() => setCreating(false)} />
    </>
  )
}
