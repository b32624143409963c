import type { Assessment, Version } from '#schemas/assessment.ts'
import type { Candidate } from '#schemas/candidate.ts'
import type { Job } from '#schemas/job.ts'
import type { Response } from '#schemas/response.ts'

/** All records of the sample data. */
export interface SampleRecords {
  jobs: Job[]
  candidates: Candidate[]
  assessments: Assessment[]
  versions: Version[]
  responses: Response[]
}
