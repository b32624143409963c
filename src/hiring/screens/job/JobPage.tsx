import { getJob } from '#src/hiring/storage/jobs.ts'
import { useQuery } from '#src/storage/core/query.ts'
import { paths } from '#src/base/paths.ts'
import { Page } from '#src/ui/layout/Page.tsx'
import { ReadBoundary } from '#src/staff/ReadBoundary.tsx'
import { useParams } from '#src/staff/routing.ts'
import { StoredRecord } from '#src/staff/StoredRecord.tsx'

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
  return (
    <StoredRecord
      stored={stored}
      noun="job"
      heading="Job"
      list={{ to: paths.jobs, see: 'See all jobs' }}
      unreadable="It can’t be shown. Its candidates and assessments are not affected."
    >
      {(job) => <JobScreen job={job} />}
    </StoredRecord>
  )
}
