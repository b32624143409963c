import { getJob } from '#src/db/hiring/jobs.ts'
import { useQuery } from '#src/db/core/query.ts'
import { paths } from '#src/paths.ts'
import { DamagedNotice } from '#src/parts/DamagedNotice.tsx'
import { NotFound } from '#src/parts/NotFound.tsx'
import { Page } from '#src/ui/layout/Page.tsx'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'
import { ReadBoundary } from '#src/parts/ReadBoundary.tsx'
import { Link, useParams } from '#src/parts/routing.ts'
import { Skeleton } from '#src/ui/display/Skeleton.tsx'
import { whyUnreadable } from '#src/parts/whyUnreadable.ts'

import { JobScreen } from './JobScreen.tsx'

/** One job, or why it can't be shown. */
export function JobPage() {
  const { jobId = '' } = useParams()
  return (
    <Page narrow>
      <ReadBoundary what="This job" heading="Job" key={jobId}>
        <StoredJob jobId={jobId} />
      </ReadBoundary>
    </Page>
  )
}

function StoredJob({ jobId }: { jobId: string }) {
  const stored = useQuery(() => getJob(jobId), [jobId])
  if (stored === undefined) return <Skeleton label="Loading job" rows={6} heading />
  if (stored === null) {
    return (
      <NotFound what="Job" to={paths.jobs} see="See all jobs">
        The address may be wrong, or the job was deleted on this device.
      </NotFound>
    )
  }
  if (stored.kind === 'damaged') {
    return (
      <>
        <PageHeader
          title={`This job is ${whyUnreadable([stored.record])}`}
          trail={<Link to={paths.jobs}>Jobs</Link>}
        >
          Its record can’t be read here. Its candidates and assessments are not affected.
        </PageHeader>
        <DamagedNotice what="1 job" records={[stored.record]} fileName="damaged-job.json" />
      </>
    )
  }
  return <JobScreen job={stored.value} />
}
