import type { Candidate } from '#schemas/records/candidate.ts'
import type { Response } from '#schemas/records/response.ts'

/** A submitted response with its candidate; null if that record can't be read. */
export interface SubmittedRecord {
  response: Response
  candidate: Pick<Candidate, 'name' | 'email' | 'phone' | 'reference' | 'stage' | 'jobId'> | null
}
