import type { JobStatus } from '#schemas/job.ts'

import { staffWords } from './staffWords.ts'

export function statusName(status: JobStatus): string {
  return staffWords.names.statuses[status]
}
