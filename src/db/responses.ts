import type { Response } from '#schemas/response.ts'

import type { Stored } from './query.ts'
import { responses } from './recordKinds.ts'
import { readRecord } from './records.ts'

/** Finished or not. */
export function getResponse(candidateId: string): Promise<Stored<Response> | null> {
  return readRecord(responses, candidateId)
}
