import { Plus } from 'lucide-react'
import { useState } from 'react'

import { listJobs } from '#src/db/jobs.ts'
import { useQuery } from '#src/db/query.ts'
import { Button } from '#src/ui/Button.tsx'
import { DamagedNotice } from '#src/ui/DamagedNotice.tsx'
import { Page } from '#src/ui/Page.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { ReadBoundary } from '#src/ui/ReadBoundary.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'

import { CreateJobDialog } from './CreateJobDialog.tsx'
import { JobsList } from './JobsList.tsx'
import { NoJobs } from './NoJobs.tsx'

/** All jobs: found, put in order, opened, made. */
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
      New job
    </Button>
  )
  const isEmpty = listing?.whole.length === 0
  // An empty list has the act in its midst; until that is known there is none to press in vain.
  const isInHeader = listing !== undefined && !isEmpty
  return (
    <>
      <PageHeader title="Jobs" actions={isInHeader ? create : undefined} />
      {listing === undefined ? (
        <Skeleton label="Reading the jobs" rows={12} rowHeight={41} />
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
