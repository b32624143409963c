import { expect, test } from 'vitest'

import { getResponse } from '#src/hiring/storage/responses.ts'
import { correctKey, recordKeyCorrection } from '#src/review/storage/correcting.ts'
import { finishReview, markAnswer, reopenReview } from '#src/review/storage/marking.ts'
import { attemptCache } from '#src/review/model/attemptCache.ts'
import { listReviewed } from '#src/review/storage/reviewedResponses.ts'
import { settleAnswer } from '#src/review/storage/settling.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { isKeyFixed, isScoredAlike } from '#tests/support/crossings/reviewed.ts'
import {
  anAssessment,
  date,
  longText,
  matrix,
  multipleChoice,
  number,
  ranking,
  rating,
  shortText,
  singleChoice,
} from '#tests/support/definitions.ts'
import { withPoints } from '#tests/support/pointsForAll.ts'
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

const letters = ['x', 'y', 'z']

test.each([
  singleChoice('one', letters),
  multipleChoice('some', letters),
  shortText('text'),
  number('number'),
  rating('rating'),
  date('date'),
  ranking('order', letters),
  matrix('rows', ['r', 's'], letters),
])('U1: another key of a $kind counts wherever points are computed', async (question) => {
  const definition = withPoints(anAssessment(question, longText('why')))
  const { assessmentId, respond } = await anAssessmentWithResponses(definition)
  await respond('Ada', { [question.id]: MET[question.kind], why: 'Because.' })
  const [version] = (await listReviewed(assessmentId, attemptCache())).versions
  const published = { id: version!.id, definition: version!.published }
  expect(await isKeyFixed(assessmentId, published, question.id)).toBe(true)
  await isScoredAlike(assessmentId)
})

/** Answers that meet the key as it was published. */
const MET = {
  singleChoice: { option: 'x' },
  multipleChoice: { options: ['x', 'y'] },
  shortText: 'xy',
  number: 1,
  rating: 1,
  date: '2024-02-29',
  ranking: ['y', 'x', 'z'],
  matrix: { r: ['x'] },
}
