import type { JobStatus } from '#schemas/records/job.ts'

const statuses: { readonly [S in JobStatus]: string } = {
  draft: 'Draft',
  active: 'Active',
  archived: 'Archived',
}

export function statusName(status: JobStatus): string {
  return statuses[status]
}
