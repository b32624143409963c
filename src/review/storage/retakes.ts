import type { Actor } from '#schemas/actor.ts'
import type { Response } from '#schemas/records/response.ts'
import { done, failed, type Result } from '#schemas/result.ts'

import { assessmentTable, candidateTable, responseTable } from '#src/storage/core/database.ts'
import { isOpen } from '#src/storage/stored/isOpen.ts'
import type { StorageFailure } from '#src/storage/core/query.ts'
import { assessments, candidates, responses } from '#src/storage/records/recordKinds.ts'
import type { NotFound } from '#src/storage/records/shapes.ts'
import { putNext, wholeRecord } from '#src/storage/records/records.ts'
import { write } from '#src/storage/core/writing.ts'

/**
 * Allows a candidate who has submitted to start once more, with the newest version. The submitted
 * attempt stays in the record. `not-submitted`: there is an unfinished attempt, which can be
 * resumed anyway. `closed`: the assessment is closed to new attempts, so a retake could not be
 * started.
 */
export function allowRetake(
  candidateId: string,
  actor: Actor,
): Promise<Result<Response, NotFound | { kind: 'not-submitted' | 'closed' } | StorageFailure>> {
  return write([responseTable, candidateTable, assessmentTable], async () => {
    const stored = await wholeRecord(responses, candidateId)
    if (!stored.ok || stored.value.retakeAllowedAt !== undefined) return stored
    const { submittedAt, current, assessmentId } = stored.value
    if (submittedAt === undefined || current) return failed({ kind: 'not-submitted' })
    const assessment = await wholeRecord(assessments, assessmentId)
    if (!assessment.ok) return assessment
    const now = new Date()
    if (!isOpen(assessment.value, now)) return failed({ kind: 'closed' })
    const candidate = await wholeRecord(candidates, candidateId)
    if (!candidate.ok) return candidate
    const at = now.toISOString()
    const { title } = assessment.value
    const entry = { kind: 'retakeAllowed', at, by: actor, assessmentId, title } as const
    const { timeline } = candidate.value
    await putNext(candidates, { ...candidate.value, updatedAt: at, timeline: [...timeline, entry] })
    return done(await putNext(responses, { ...stored.value, retakeAllowedAt: at }))
  })
}
