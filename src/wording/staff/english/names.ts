import type { JobStatus } from '#schemas/job.ts'
import type { Measure } from '#src/engine/kinds/parts/defineAnswering.ts'

type Words<K extends string> = { readonly [Key in K]: string }

const statuses: Words<JobStatus> = { draft: 'Draft', active: 'Active', archived: 'Archived' }

const measures: Words<Measure> = {
  length: 'length',
  count: 'number of choices',
  other: 'own words',
}

export const names = { statuses, measures } as const
