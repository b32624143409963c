/**
 * The test candidates of an assessment. They are not part of its draft: saving them does not affect
 * the draft, its history or another tab's edits.
 */
import type { Assessment } from '#schemas/records/assessment.ts'
import { done, failed, type Result } from '#schemas/result.ts'
import type { TestCandidate } from '#schemas/testCandidate.ts'

import { assessmentTable } from '#src/storage/core/database.ts'
import type { ChangedElsewhere } from './drafts.ts'
import { putNextAssessment } from '#src/storage/stored/nextAssessment.ts'
import type { StorageFailure } from '#src/storage/core/query.ts'
import { assessments } from '#src/storage/records/recordKinds.ts'
import { type Damaged, type NotFound } from '#src/storage/records/shapes.ts'
import { wholeRecord } from '#src/storage/records/records.ts'
import { write } from '#src/storage/core/writing.ts'

/**
 * Replaces the stored test candidates. `rev` is that of the assessment when the caller last read it
 * or saved them. An edit of the draft meanwhile is fine; another change of the test candidates
 * gives `changed-elsewhere`.
 */
export function saveTestCandidates({
  assessmentId,
  rev,
  testCandidates,
}: {
  assessmentId: string
  rev: number
  testCandidates: readonly TestCandidate[]
}): Promise<Result<Assessment, NotFound | Damaged | ChangedElsewhere | StorageFailure>> {
  return write([assessmentTable], async () => {
    const stored = await wholeRecord(assessments, assessmentId)
    if (!stored.ok) return stored
    const { testsRev = 0, rev: newest } = stored.value
    if (rev < testsRev || rev > newest) return failed({ kind: 'changed-elsewhere' })
    const change = { testCandidates: [...testCandidates], testsRev: newest + 1 }
    return done(await putNextAssessment(stored.value, change, new Date()))
  })
}
