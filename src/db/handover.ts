import type { Result } from '#schemas/result.ts'

import { setSetting } from './device.ts'
import type { StorageFailure } from './query.ts'

/** Staff open the session: the candidate's page takes it up once, within two minutes (taking.ts). */
export function offerHandover(
  candidateId: string,
  assessmentId: string,
  now: Date = new Date(),
): Promise<Result<null, StorageFailure>> {
  return setSetting('handover', { candidateId, assessmentId, at: now.toISOString() })
}
