/** Whether there is nothing left to fill in. */
import type { StoredResponse } from '#schemas/records/response.ts'

/** Submitted, with no further attempt allowed. */
export function isFinished({ attempts, current, retakeAllowedAt }: StoredResponse): boolean {
  return attempts.length > 0 && current === undefined && retakeAllowedAt === undefined
}
