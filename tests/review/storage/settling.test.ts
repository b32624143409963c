import { beforeEach, expect, test } from 'vitest'

import {
  finishReview,
  markAnswer,
  type ReviewedAttempt,
  reopenReview,
} from '#src/review/storage/marking.ts'
import { settleAnswer, undoSettling } from '#src/review/storage/settling.ts'
import { getResponse } from '#src/hiring/storage/responses.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, longText } from '#tests/support/definitions.ts'
import { failure, STAFF, value } from '#tests/support/hiring.ts'
import { anAssessmentWithResponses } from '#tests/support/responding.ts'

withFreshDatabases()

const OMAR = { kind: 'staff', name: 'Omar' } as const
const definition = anAssessment(longText('b', { points: 4 }))
const AGREED = { points: 3, reason: ' Both reasons hold ' }
let where: ReviewedAttempt

beforeEach(async () => {
  const { respond } = await anAssessmentWithResponses(definition)
  const candidateId = await respond('Ada', { b: 'Because.' })
  const attemptId = (await responseNow(candidateId)).attempts[0]?.attemptId ?? ''
  where = { candidateId, attemptId, me: STAFF }
})

async function responseNow(candidateId = where.candidateId) {
  const stored = await getResponse(candidateId)
  if (stored?.kind !== 'whole') throw new Error('It can be read')
  return stored.value
}

async function review(me: typeof STAFF | typeof OMAR, points: number) {
  value(await markAnswer({ ...where, me }, 'b', { points }))
  value(await finishReview({ ...where, me }))
}

test('J7: a settled mark stands beside the reviews, and the new score is appended', async () => {
  await review(STAFF, 4)
  await review(OMAR, 1)
  const { reviews, scores } = await responseNow()
  value(await settleAnswer(where, 'b', AGREED))
  const after = await responseNow()
  expect(after.reviews).toEqual(reviews)
  expect(after.settled).toMatchObject([{ questionId: 'b', points: 3, by: STAFF }])
  expect(after.scores.slice(0, -1)).toEqual(scores)
  expect(after.scores.at(-1)).toMatchObject({ points: 3, reason: 'Both reasons hold' })
  value(await settleAnswer({ ...where, me: OMAR }, 'b', { points: 2, reason: 'On reflection' }))
  expect((await responseNow()).settled?.map(({ points }) => points)).toEqual([3, 2])
})

test('J4: reopened beside finished reviews of others, a mark changes only with a reason', async () => {
  await review(STAFF, 4)
  value(await reopenReview(where))
  value(await markAnswer(where, 'b', { points: 3 }))
  value(await finishReview(where))
  await review(OMAR, 1)
  value(await reopenReview(where))
  expect(failure(await markAnswer(where, 'b', { points: 1 }))).toBe('needs-reason')
  value(await markAnswer(where, 'b', { points: 1, reason: 'Omar is right' }))
  const [mine] = (await responseNow()).reviews
  expect(mine?.marks['b']).toMatchObject({ points: 1, earlier: [{ points: 3 }] })
  // Who has seen them may have reopened a review as well.
  value(await finishReview(where))
  value(await reopenReview({ ...where, me: OMAR }))
  value(await reopenReview(where))
  expect((await responseNow()).reviews.map(({ sawOthers }) => sawOthers)).toEqual([true, true])
})

test('J7: only differing marks of finished reviews can be settled, with a reason, within limits', async () => {
  await review(STAFF, 4)
  expect(failure(await settleAnswer(where, 'b', AGREED))).toBe('nothing-to-settle')
  value(await markAnswer({ ...where, me: OMAR }, 'b', { points: 1 }))
  expect(failure(await settleAnswer(where, 'b', AGREED))).toBe('nothing-to-settle')
  expect(failure(await settleAnswer({ ...where, me: OMAR }, 'b', AGREED))).toBe('nothing-to-settle')
  value(await finishReview({ ...where, me: OMAR }))
  expect(failure(await settleAnswer(where, 'b', { points: 3, reason: ' ' }))).toBe('needs-reason')
  const long = { points: 3, reason: 'x'.repeat(10_001) }
  expect(failure(await settleAnswer(where, 'b', long))).toBe('too-long')
  expect(failure(await settleAnswer(where, 'b', { points: 5, reason: 'x' }))).toBe('out-of-range')
  expect(failure(await settleAnswer(where, 'z', AGREED))).toBe('no-question')
  expect((await responseNow()).settled).toBeUndefined()
})

test('J13: undo takes back what was settled, so that what counted before counts again', async () => {
  await review(STAFF, 4)
  await review(OMAR, 1)
  const settle = async (points: number, me: typeof STAFF | typeof OMAR = STAFF) => {
    const saved = value(await settleAnswer({ ...where, me }, 'b', { points, reason: 'Agreed' }))
    return saved.settled?.at(-1)?.at ?? ''
  }
  const points = async () => (await responseNow()).scores.at(-1)?.points
  const first = await settle(3)
  value(await undoSettling(where, 'b', first))
  expect(await points()).toBe(2.5)
  // It is not there any more.
  expect(failure(await undoSettling(where, 'b', first))).toBe('mark-changed')
  await settle(1, OMAR)
  const second = await settle(4)
  value(await undoSettling(where, 'b', second))
  expect(await points()).toBe(1)
  expect((await responseNow()).settled?.map(({ undone }) => undone ?? false)).toEqual([
    ...[false, true, false, false, true],
  ])
})

test('J13: what somebody else settled, or settled since, is not undone', async () => {
  await review(STAFF, 4)
  await review(OMAR, 1)
  const mine = value(await settleAnswer(where, 'b', AGREED)).settled?.at(-1)?.at ?? ''
  expect(failure(await undoSettling({ ...where, me: OMAR }, 'b', mine))).toBe('mark-changed')
  value(await settleAnswer({ ...where, me: OMAR }, 'b', { points: 2, reason: 'On reflection' }))
  expect(failure(await undoSettling(where, 'b', mine))).toBe('mark-changed')
  expect((await responseNow()).settled?.map((mark) => mark.points)).toEqual([3, 2])
})

test('a level is kept with the settled points', async () => {
  await review(STAFF, 4)
  await review(OMAR, 1)
  value(await settleAnswer(where, 'b', { ...AGREED, level: 'good' }))
  expect((await responseNow()).settled).toMatchObject([{ points: 3, level: 'good' }])
})
