/** Whether new candidates may start an assessment. */
import type { PartialAssessment } from '#schemas/records/partialRecords.ts'

/** False without a version, when closed or archived, and from `acceptsUntil` on. */
export function isOpen(assessment: PartialAssessment, now: Date): boolean {
  if (assessment.publishedVersion === undefined) return false
  if (assessment.closed || assessment.archived) return false
  return assessment.acceptsUntil === undefined || new Date(assessment.acceptsUntil) > now
}
