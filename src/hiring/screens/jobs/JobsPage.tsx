import { Briefcase, Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'

import { createJob, listJobs } from '#src/hiring/storage/jobs.ts'
import { useQuery } from '#src/storage/core/query.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { DamagedNotice } from '#src/staff/DamagedNotice.tsx'
import { Page } from '#src/ui/layout/Page.tsx'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'
import { ReadBoundary } from '#src/staff/ReadBoundary.tsx'
import { Skeleton } from '#src/ui/display/Skeleton.tsx'
import { jobPath, paths } from '#src/base/paths.ts'
import { EmptyState } from '#src/ui/display/EmptyState.tsx'
import { LinkButton } from '#src/staff/LinkButton.tsx'
import { useNavigate } from '#src/staff/routing.ts'
import { toast } from '#src/ui/overlays/toasts.ts'

import { JobsList } from './JobsList.tsx'
import { JobFormDialog } from './JobFormDialog.tsx'
import { emptyJobForm } from './jobForm.ts'
import { problemOf } from './jobProblems.ts'

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

/** The first screen on a new device. */
function NoJobs({ create }: { create: ReactNode }) {
  return (
    <EmptyState
      icon={<Briefcase />}
      title="No jobs yet"
      action={
        <>
          {create}
          <LinkButton to={`${paths.data}?load=sample`}>Load sample data</LinkButton>
        </>
      }
    >
      Create your first job, or explore with sample data. Everything stays in this browser.
    </EmptyState>
  )
}

/** Creates a job and opens it. */
function CreateJobDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const listing = useQuery(listJobs, [])
  const navigate = useNavigate()
  if (!open || listing === undefined) return null
  return (
    <JobFormDialog
      title="Create job"
      saveLabel="Create job"
      start={emptyJobForm()}
      others={listing.whole}
      slugFollows
      onClose={onClose}
      onSave={async (details) => {
        const result = await createJob(details)
        if (!result.ok) return problemOf(result.error)
        toast({ text: `${result.value.title} was created as a draft.` })
        onClose()
        void navigate(jobPath(result.value.id))
        return null
      }}
    />
  )
}
