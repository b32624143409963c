import type { Response } from '#schemas/records/response.ts'

import type { Stored } from '#src/storage/core/query.ts'
import { responses } from '#src/storage/records/recordKinds.ts'
import { readRecord } from '#src/storage/records/records.ts'

/** Finished or not. */
export function getResponse(candidateId: string): Promise<Stored<Response> | null> {
  return readRecord(responses, candidateId)
}
