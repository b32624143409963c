import type { Job, JobStatus } from '#schemas/job.ts'

/** What a change of status means, said after it. */
export function statusToast(job: Job, status: JobStatus): string {
  if (status === 'archived') {
    return `${job.title} is archived. It takes no new candidates; everything in it is kept.`
  }
  if (job.status === 'archived') return `${job.title} is active again.`
  return status === 'active' ? `${job.title} is active.` : `${job.title} is a draft again.`
}
