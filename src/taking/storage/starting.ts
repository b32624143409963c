/** Whether a candidate may start an assessment. Runs inside a caller's transaction. */
import type {
  PartialCandidate,
  PartialResponse,
  PartialVersion,
} from '#schemas/records/partialRecords.ts'
import { done, failed, type Result } from '#schemas/result.ts'

import { newestVersion } from './invitation.ts'
import { isOpen } from '#src/storage/stored/isOpen.ts'
import { partialAssessments, partialCandidates } from './partialKinds.ts'
import { type Damaged, type NotFound } from '#src/storage/records/shapes.ts'
import { getWhole } from '#src/storage/records/rawRecords.ts'
import type { Stores } from '#src/storage/core/transactions.ts'

/** Why the existing response prevents a start; null if it doesn't. */
export function whyNotAgain(response: PartialResponse, assessmentId: string) {
  const { current, submittedAt, retakeAllowedAt } = response
  if (response.assessmentId === assessmentId && (current || retakeAllowedAt)) return null
  if (submittedAt !== undefined) {
    return {
      kind: 'already-submitted',
      at: submittedAt,
      assessmentId: response.assessmentId,
    } as const
  }
  return { kind: 'other-in-progress', assessmentId: response.assessmentId } as const
}

/** For someone who has not started yet or starts a retake; returns the version to start. */
export async function mayStart(
  stores: Stores,
  candidateId: string,
  assessmentId: string,
  now: Date,
): Promise<
  Result<
    { candidate: PartialCandidate; version: PartialVersion },
    NotFound | Damaged | { kind: 'not-assigned' } | { kind: 'closed' }
  >
> {
  const candidate = await getWhole(stores, partialCandidates, candidateId)
  if (!candidate.ok) return candidate
  if (candidate.value.assignment?.assessmentId !== assessmentId) {
    return failed({ kind: 'not-assigned' })
  }
  const assessment = await getWhole(stores, partialAssessments, assessmentId)
  if (!assessment.ok) return assessment
  if (!isOpen(assessment.value, now)) return failed({ kind: 'closed' })
  const version = await newestVersion(stores, assessment.value)
  return version.ok ? done({ candidate: candidate.value, version: version.value }) : version
}
