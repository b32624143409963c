import { createJob, listJobs } from '#src/hiring/storage/jobs.ts'
import { useQuery } from '#src/storage/core/query.ts'
import { jobPath } from '#src/base/paths.ts'
import { useNavigate } from '#src/staff/routing.ts'
import { toast } from '#src/ui/overlays/toasts.ts'

import { JobFormDialog } from './JobFormDialog.tsx'
import { emptyJobForm } from './jobForm.ts'
import { problemOf } from './jobProblems.ts'

/** Creates a job and opens it. */
export function CreateJobDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
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
