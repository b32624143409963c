/** Whether there is nothing left to fill in. */
import type { Response } from '#schemas/response.ts'

/** Submitted, with no further attempt allowed. */
export function isFinished({ attempts, current, retakeAllowedAt }: Response): boolean {
  return attempts.length > 0 && current === undefined && retakeAllowedAt === undefined
}
