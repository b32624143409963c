import { type Job, jobSchema } from '#schemas/records/job.ts'
import { jobUpgrades } from '#schemas/upgrades/job.ts'

import type { RecordKind } from './shapes.ts'

/** Apart from the other kinds: no candidate's page reads a job. */
export const jobs: RecordKind<Job> = {
  store: 'Jobs',
  key: 'id',
  upgrades: jobUpgrades,
  schema: jobSchema,
}
