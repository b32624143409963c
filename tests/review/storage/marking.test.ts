import { beforeEach, expect, test } from 'vitest'

import {
  commentAnswer,
  commentAttempt,
  finishReview,
  markAnswer,
  recommend,
  type ReviewedAttempt,
  reopenReview,
  undoMark,
} from '#src/review/storage/marking.ts'
import { getResponse } from '#src/hiring/storage/responses.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, longText, singleChoice } from '#tests/support/definitions.ts'
import { failure, STAFF, value } from '#tests/support/hiring.ts'
import { anAssessmentWithResponses } from '#tests/support/responding.ts'

withFreshDatabases()

const OMAR = { kind: 'staff', name: 'Omar' } as const
const levels = [
  { id: 'weak', text: 'No reason given', points: 1 },
  { id: 'good', text: 'A reason that holds', points: 4 },
]
const definition = anAssessment(
  singleChoice('a', ['x', 'y'], { points: 2, key: { options: ['x'] } }),
  longText('b', { points: 4, rubric: { levels } }),
  longText('c', { points: 3 }),
)

let where: ReviewedAttempt

beforeEach(async () => {
  const { respond } = await anAssessmentWithResponses(definition)
  const candidateId = await respond('Ada', { a: { option: 'x' }, b: 'Because.', c: 'So.' })
  const attemptId = (await responseNow(candidateId)).attempts[0]?.attemptId ?? ''
  where = { candidateId, attemptId, me: STAFF }
})

async function responseNow(candidateId: string) {
  const stored = await getResponse(candidateId)
  if (stored?.kind !== 'whole') throw new Error('It can be read')
  return stored.value
}

async function marksNow(by: typeof STAFF | typeof OMAR = STAFF) {
  const { reviews } = await responseNow(where.candidateId)
  return reviews.find((review) => review.by.kind === 'staff' && review.by.name === by.name)
}

test('a mark is stored at once, and the answers stay as they were', async () => {
  const { attempts } = await responseNow(where.candidateId)
  value(await markAnswer(where, 'b', { points: 4, level: 'good' }))
  expect((await marksNow())?.marks['b']).toMatchObject({ points: 4, level: 'good' })
  value(await markAnswer(where, 'b', { points: 2.5, reason: 'Half of it holds' }))
  expect((await marksNow())?.marks['b']).toEqual({
    points: 2.5,
    reason: 'Half of it holds',
    at: expect.any(String),
  })
  value(await markAnswer(where, 'b', null))
  expect((await marksNow())?.marks).toEqual({})
  expect((await responseNow(where.candidateId)).attempts).toEqual(attempts)
})

test('J11: undo brings back the mark before, or none, and never replaces a later one', async () => {
  const [first, second, third] = [{ points: 1 }, { points: 2, reason: 'Half' }, { points: 3 }]
  value(await markAnswer(where, 'b', first))
  value(await markAnswer(where, 'b', second))
  value(await undoMark(where, 'b', { saved: second, before: first }))
  expect((await marksNow())?.marks['b']).toMatchObject(first)
  for (const later of [third, { ...first, level: 'weak' }, { ...first, reason: 'Still' }]) {
    value(await markAnswer(where, 'b', later))
    expect(failure(await undoMark(where, 'b', { saved: first, before: null }))).toBe('mark-changed')
    expect((await marksNow())?.marks['b']).toMatchObject(later)
  }
  value(await markAnswer(where, 'b', first))
  value(await undoMark(where, 'b', { saved: first, before: null }))
  expect((await marksNow())?.marks).toEqual({})
  expect(failure(await undoMark(where, 'b', { saved: first, before: null }))).toBe('mark-changed')
})

test('a comment or a reason of more than 10,000 characters is refused with its length', async () => {
  const [longest, tooLong] = ['x'.repeat(10_000), 'x'.repeat(10_001)]
  value(await commentAnswer(where, 'b', longest))
  value(await commentAttempt(where, longest))
  value(await markAnswer(where, 'b', { points: 1, reason: longest }))
  const before = await marksNow()
  for (const refused of [
    await commentAnswer(where, 'b', tooLong),
    await commentAttempt(where, tooLong),
    await markAnswer(where, 'b', { points: 1, reason: tooLong }),
  ]) {
    expect(refused).toEqual({
      ok: false,
      error: { kind: 'too-long', length: 10_001, most: 10_000 },
    })
  }
  expect(await marksNow()).toEqual(before)
})

test('each reviewer has a review, and marks at the same moment lose none', async () => {
  const marked = await Promise.all([
    markAnswer(where, 'b', { points: 1 }),
    markAnswer({ ...where, me: OMAR }, 'b', { points: 4 }),
    markAnswer(where, 'c', { points: 2 }),
    commentAnswer(where, 'c', 'Short'),
    recommend(where, 'yes'),
    commentAttempt(where, 'Good on the whole'),
  ])
  expect(marked.map(({ ok }) => ok)).toEqual(marked.map(() => true))
  expect(await marksNow()).toMatchObject({
    marks: { b: { points: 1 }, c: { points: 2 } },
    comments: { c: 'Short' },
    recommendation: 'yes',
    comment: 'Good on the whole',
  })
  expect(await marksNow(OMAR)).toMatchObject({ marks: { b: { points: 4 } } })
  expect((await responseNow(where.candidateId)).reviews).toHaveLength(2)
})

test('J1: points out of range are refused, with the range', async () => {
  const refused = await markAnswer(where, 'b', { points: 4.5 })
  expect(refused).toEqual({ ok: false, error: { kind: 'out-of-range', least: 0, most: 4 } })
  expect(failure(await markAnswer(where, 'b', { points: Number.NaN }))).toBe('out-of-range')
  expect(failure(await markAnswer(where, 'gone', { points: 1 }))).toBe('no-question')
  expect((await responseNow(where.candidateId)).reviews).toEqual([])
})

test('J3: a review is finished when nothing is left, and its score is kept', async () => {
  value(await markAnswer(where, 'b', { points: 4, level: 'good' }))
  expect(await finishReview(where)).toEqual({
    ok: false,
    error: { kind: 'marks-missing', questionIds: ['c'] },
  })
  value(await markAnswer(where, 'c', { points: 1 }))
  const { scores } = value(await finishReview(where))
  expect(scores).toMatchObject([{ points: 7, most: 9, by: STAFF, reason: 'Review finished' }])
  expect(value(await finishReview(where)).scores).toHaveLength(1)
})

test('J9: opening a review again records the score without its marks', async () => {
  const omar = { ...where, me: OMAR }
  for (const [each, points] of [[where, 1] as const, [omar, 3] as const]) {
    value(await markAnswer(each, 'b', { points }))
    value(await markAnswer(each, 'c', { points }))
    value(await finishReview(each))
  }
  value(await reopenReview(where))
  value(await reopenReview(where))
  const { scores } = await responseNow(where.candidateId)
  expect(scores.map(({ points, by, reason }) => [points, by, reason])).toEqual([
    [4, STAFF, 'Review finished'],
    [6, OMAR, 'Review finished'],
    [8, STAFF, 'Review reopened'],
  ])
})

test('J4: a mark of a finished review is changed with a reason, and the earlier one stays', async () => {
  value(await markAnswer(where, 'b', { points: 4 }))
  value(await markAnswer(where, 'c', { points: 1 }))
  value(await finishReview(where))
  expect(failure(await markAnswer(where, 'b', { points: 2 }))).toBe('needs-reason')
  expect(failure(await markAnswer(where, 'b', null))).toBe('needs-reason')
  const { scores } = value(await markAnswer(where, 'b', { points: 2, reason: 'Read it again' }))
  expect((await marksNow())?.marks['b']).toMatchObject({
    points: 2,
    reason: 'Read it again',
    earlier: [{ points: 4 }],
  })
  expect(scores.map(({ points, reason }) => [points, reason])).toEqual([
    [7, 'Review finished'],
    [5, 'Read it again'],
  ])
  value(await reopenReview(where))
  expect((await marksNow())?.doneAt).toBeUndefined()
  expect((await marksNow())?.marks['b']?.earlier).toHaveLength(1)
})

test('J10: a recommendation of a finished review is changed with a reason, and the earlier one stays', async () => {
  value(await recommend(where, 'no'))
  value(await recommend(where, 'yes'))
  expect((await marksNow())?.recommendationChanges).toBeUndefined()
  value(await markAnswer(where, 'b', { points: 4 }))
  value(await markAnswer(where, 'c', { points: 1 }))
  value(await finishReview(where))
  expect(failure(await recommend(where, 'strongNo'))).toBe('needs-reason')
  expect(failure(await recommend(where, null, ' '))).toBe('needs-reason')
  expect(failure(await recommend(where, 'no', 'x'.repeat(10_001)))).toBe('too-long')
  expect((await marksNow())?.recommendation).toBe('yes')
  const { scores } = value(await recommend(where, 'strongNo', 'Read it again'))
  expect(scores).toHaveLength(1)
  value(await recommend(where, null, 'Not my field'))
  const review = await marksNow()
  expect(review?.recommendation).toBeUndefined()
  expect(review?.recommendationChanges).toEqual([
    { before: 'yes', reason: 'Read it again', at: expect.any(String) },
    { before: 'strongNo', reason: 'Not my field', at: expect.any(String) },
  ])
})

test('comments and a recommendation are removed by leaving them blank', async () => {
  value(await commentAnswer(where, 'b', 'Look again'))
  value(await commentAttempt(where, 'Fine'))
  value(await recommend(where, 'strongNo'))
  value(await commentAnswer(where, 'b', ' '))
  value(await commentAttempt(where, ''))
  value(await recommend(where, null))
  const { reviewId: _id, at: _at, ...rest } = (await marksNow()) ?? {}
  expect(rest).toEqual({ attemptId: where.attemptId, by: STAFF, marks: {}, comments: {} })
})

test('an attempt that is not there can’t be marked', async () => {
  const elsewhere = { ...where, attemptId: crypto.randomUUID() }
  expect(failure(await markAnswer(elsewhere, 'b', { points: 1 }))).toBe('not-found')
})
