import type { Response } from '#schemas/records/response.ts'

import type { Stored } from '#src/db/core/query.ts'
import { responses } from '#src/db/records/recordKinds.ts'
import { readRecord } from '#src/db/records/records.ts'

/** Finished or not. */
export function getResponse(candidateId: string): Promise<Stored<Response> | null> {
  return readRecord(responses, candidateId)
}
