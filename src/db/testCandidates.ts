/**
 * The test candidates of an assessment. They are no part of its draft: saving them leaves the draft,
 * its history and another tab's edits of it as they are.
 */
import type { Assessment } from '#schemas/assessment.ts'
import { done, failed, type Result } from '#schemas/result.ts'
import type { TestCandidate } from '#schemas/testCandidate.ts'

import { assessmentTable } from './database.ts'
import type { ChangedElsewhere } from './drafts.ts'
import { putNextAssessment } from './nextAssessment.ts'
import type { StorageFailure } from './query.ts'
import { assessments, type Damaged, type NotFound } from './recordKinds.ts'
import { wholeRecord } from './records.ts'
import { write } from './writing.ts'

/**
 * Puts these in the place of those that are stored. `rev` is that of the assessment when the caller
 * read it or last saved them; an edit of the draft meanwhile does no harm, another change of the test
 * candidates is `changed-elsewhere`.
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
