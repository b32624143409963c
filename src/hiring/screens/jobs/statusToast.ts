import type { Job, JobStatus } from '#schemas/records/job.ts'

/** The message after a change of status. */
export function statusToast(job: Job, status: JobStatus): string {
  if (status === 'archived') {
    return `${job.title} is archived. You can’t add candidates to it; everything in it is kept.`
  }
  if (job.status === 'archived') return `${job.title} is active again.`
  return status === 'active'
    ? `${job.title} is active.`
    : `${job.title} is a draft again. Its candidates and assessments work as before.`
}
