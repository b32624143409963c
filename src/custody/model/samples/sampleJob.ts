import type { JobStatus } from '#schemas/records/job.ts'

/** The handwritten part of a sample job. `applicants` is its share of the candidates. */
export type SampleJob = {
  title: string
  department: string
  location: string
  status: JobStatus
  tags: string[]
  description: string
  applicants: number
}

export const BACKEND_JOB = 'Backend engineer'
export const SUPPORT_JOB = 'Customer support specialist'
export const ANALYST_JOB = 'Data analyst'

export function job(
  title: string,
  department: string,
  location: string,
  status: JobStatus,
  applicants: number,
  tags: string[],
  description: string,
): SampleJob {
  return { title, department, location, status, applicants, tags, description }
}
