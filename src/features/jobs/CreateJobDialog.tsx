import { createJob, listJobs } from '#src/db/jobs.ts'
import { useQuery } from '#src/db/query.ts'
import { jobPath } from '#src/paths.ts'
import { useNavigate } from '#src/ui/routing.ts'
import { toast } from '#src/ui/toasts.ts'

import { JobFormDialog } from './JobFormDialog.tsx'
import { emptyJobForm, jobDetailsOf } from './jobForm.ts'
import { problemOf } from './jobProblems.ts'

/** A new job, opened as soon as it is there. */
export function CreateJobDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const listing = useQuery(listJobs, [])
  const navigate = useNavigate()
  if (!open || listing === undefined) return null
  return (
    <JobFormDialog
      title="New job"
      saveLabel="Create job"
      start={emptyJobForm()}
      others={listing.whole}
      slugFollows
      onClose={onClose}
      onSave={async (form) => {
        const result = await createJob(jobDetailsOf(form))
        if (!result.ok) return problemOf(result.error)
        toast({ text: `${result.value.title} was created as a draft.` })
        onClose()
        void navigate(jobPath(result.value.id))
        return null
      }}
    />
  )
}
