import { expect, test } from 'vitest'

import { getResponse } from '#src/hiring/storage/responses.ts'
import { correctKey, recordKeyCorrection } from '#src/review/storage/correcting.ts'
import { finishReview, markAnswer, reopenReview } from '#src/review/storage/marking.ts'
import { settleAnswer } from '#src/review/storage/settling.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, longText, singleChoice } from '#tests/support/definitions.ts'
import { STAFF, value } from '#tests/support/hiring.ts'
import { anAssessmentWithResponses } from '#tests/support/responding.ts'

withFreshDatabases()

const OMAR = { kind: 'staff', name: 'Omar' } as const

test('U3: a key is fixed beside a settled mark, and both count in every score after it', async () => {
  const { assessmentId, respond } = await anAssessmentWithResponses(
    anAssessment(
      singleChoice('capital', ['Oslo', 'Bergen'], { key: { options: ['Bergen'] }, points: 2 }),
      longText('why', { points: 4 }),
    ),
  )
  const candidateId = await respond('Ada', { capital: { option: 'Oslo' }, why: 'Because.' })
  const now = async () => {
    const stored = await getResponse(candidateId)
    if (stored?.kind !== 'whole') throw new Error('It can be read')
    return stored.value
  }
  const attemptId = (await now()).attempts[0]!.attemptId
  const by = (me: typeof STAFF | typeof OMAR) => ({ candidateId, attemptId, me })
  for (const [me, points] of [
    [STAFF, 4],
    [OMAR, 0],
  ] as const) {
    value(await markAnswer(by(me), 'why', { points }))
    value(await finishReview(by(me)))
  }
  value(await settleAnswer(by(STAFF), 'why', { points: 3, reason: 'Agreed' }))
  const fix = { assessmentId, versionId: `${assessmentId}.v1`, questionId: 'capital', known: 0 }
  const key = { options: ['Oslo'] }
  const { at } = value(await correctKey({ ...fix, key, reason: 'Oslo it is', by: STAFF }))
  value(await recordKeyCorrection({ assessmentId, at, candidateIds: [candidateId] }))
  value(await reopenReview(by(OMAR)))
  value(await finishReview(by(OMAR)))
  expect((await now()).scores.map(({ points }) => points)).toEqual([4, 2, 3, 5, 5, 5])
})
