import type { Job } from '#schemas/records/job.ts'
import { listJobs, updateJob } from '#src/hiring/storage/jobs.ts'
import { useQuery } from '#src/storage/core/query.ts'
import { toast } from '#src/ui/overlays/toasts.ts'

import { JobFormDialog } from './JobFormDialog.tsx'
import { jobFormOf } from './jobForm.ts'
import { problemOf } from './jobProblems.ts'

/**
 * `job` is as it was when the dialog opened, so that a later change elsewhere is not overwritten.
 */
export function EditJobDialog({ job, onClose }: { job: Job; onClose: () => void }) {
  const listing = useQuery(listJobs, [])
  if (listing === undefined) return null
  return (
    <JobFormDialog
      title="Edit job"
      saveLabel="Save changes"
      start={jobFormOf(job)}
      others={listing.whole.filter((other) => other.id !== job.id)}
      slugFollows={false}
      onClose={onClose}
      onSave={async (details) => {
        const result = await updateJob(job.id, job.rev, details)
        if (!result.ok) return problemOf(result.error)
        toast({ text: `${result.value.title} was saved.` })
        onClose()
        return null
      }}
    />
  )
}
