import type { Assessment, Version } from '#schemas/records/assessment.ts'
import type { Candidate } from '#schemas/records/candidate.ts'
import type { Job } from '#schemas/records/job.ts'
import type { Response } from '#schemas/records/response.ts'

/** All records of the sample data. */
export interface SampleRecords {
  jobs: Job[]
  candidates: Candidate[]
  assessments: Assessment[]
  versions: Version[]
  responses: Response[]
}
