import { getJob } from '#src/db/jobs.ts'
import { useQuery } from '#src/db/query.ts'
import { paths } from '#src/paths.ts'
import { DamagedNotice } from '#src/ui/DamagedNotice.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Page } from '#src/ui/Page.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { ReadBoundary } from '#src/ui/ReadBoundary.tsx'
import { Link, useParams } from '#src/ui/routing.ts'
import { Skeleton } from '#src/ui/Skeleton.tsx'

import { JobScreen } from './JobScreen.tsx'

/** One job, or why there is none to show. */
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
  if (stored === undefined) return <Skeleton label="Reading the job" rows={6} heading />
  if (stored === null) {
    return (
      <>
        <PageHeader title="This job is not here" trail={<Link to={paths.jobs}>Jobs</Link>}>
          Its address may be mistyped, or the job was removed on this device.
        </PageHeader>
        <LinkButton to={paths.jobs}>See all jobs</LinkButton>
      </>
    )
  }
  if (stored.kind === 'damaged') {
    return (
      <>
        <PageHeader title="This job is damaged" trail={<Link to={paths.jobs}>Jobs</Link>}>
          What is stored of it does not read as a job. Its candidates and assessments are not
          affected.
        </PageHeader>
        <DamagedNotice what="1 job" records={[stored.record]} fileName="damaged-job.json" />
      </>
    )
  }
  return <JobScreen job={stored.value} />
}
