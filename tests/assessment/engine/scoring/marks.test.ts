import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { Review } from '#schemas/review.ts'
import { judge, levelPoints, markAfter, markLimits } from '#src/assessment/engine/scoring/marks.ts'
import { scoreAnswers, scoreEvaluation } from '#src/assessment/engine/scoring/scoring.ts'
import { anAssessment, longText, shortText, singleChoice } from '#tests/support/definitions.ts'
import { evaluate } from '#tests/support/evaluations.ts'
import { propertyRuns } from '#tests/support/propertyRuns.ts'

const ATTEMPT = '0d4e7a55-4f0e-4f1c-9f5e-2a7a63b0c001'
const mira = { kind: 'staff', name: 'Mira' } as const
const omar = { kind: 'staff', name: 'Omar' } as const

const definition = anAssessment(
  singleChoice('a', ['x', 'y'], { points: 2, key: { options: ['x'] } }),
  longText('b', { points: 4 }),
  longText('c', { points: 3 }),
  longText('free'),
)
const answers = { a: { option: 'x' }, b: 'Because.', c: 'So.' }

function review(by: Review['by'], points: Record<string, number>, own: Partial<Review> = {}) {
  const at = '2026-03-02T09:00:00.000Z'
  const marks = Object.fromEntries(
    Object.entries(points).map(([id, each]) => [id, { points: each, at }]),
  )
  const whole: Review = {
    reviewId: crypto.randomUUID(),
    attemptId: ATTEMPT,
    by,
    at,
    marks,
    comments: {},
    ...own,
  }
  return whole
}
const finished = { doneAt: '2026-03-02T10:00:00.000Z' }

const judged = (reviews: readonly Review[], me: Review['by'] = mira) =>
  judge(evaluate(definition, answers), reviews, { attemptId: ATTEMPT, me })

test('S16: points that a person gave take the place of any others', () => {
  const { points, questions } = scoreAnswers(
    definition,
    answers,
    { seed: 0 },
    new Map([
      ['a', 0.5],
      ['b', 3],
      ['free', 7],
    ]),
  )
  expect(points).toBe(3.5)
  expect(questions.map(({ rule }) => rule)).toEqual(['marked', 'marked', 'toBeMarked', 'noPoints'])
})

test('S16: a question that was not shown has no points, whatever was given', () => {
  const hidden = anAssessment(
    shortText('a'),
    longText('b', {
      points: 4,
      showIf: { kind: 'compare', of: { question: 'a' }, test: { op: 'isNotBlank' } },
    }),
  )
  const { points, most } = scoreEvaluation(evaluate(hidden), new Map([['b', 4]]))
  expect({ points, most }).toEqual({ points: 0, most: 0 })
})

test('J1: a mark lies between the fewest and the most points', () => {
  expect(markLimits(longText('b', { points: 4 }))).toEqual({ least: 0, most: 4 })
  expect(markLimits(longText('b'))).toEqual({ least: 0, most: 0 })
  const byOption = { x: 2, y: -3 }
  const choice = singleChoice('a', ['x', 'y'], { optionPoints: { byOption, floor: -2 } })
  expect(markLimits(choice)).toEqual({ least: -2, most: 2 })
})

test('J1: a rubric level gives its points, within the limits', () => {
  const levels = [
    { id: 'good', text: 'Good', points: 3 },
    { id: 'best', text: 'Best', points: 9 },
  ]
  const question = longText('b', { points: 4, rubric: { levels } })
  expect(levelPoints(question, 'good')).toBe(3)
  expect(levelPoints(question, 'best')).toBe(4)
  expect(levelPoints(question, 'none')).toBeNull()
})

test('J2: until a review is finished, only its own marks count in it', () => {
  const omars = review(omar, { b: 0, c: 0 }, finished)
  expect(judged([omars]).score.points).toBe(2)
  const mine = review(mira, { b: 4 })
  expect(judged([omars, mine]).score.points).toBe(6)
  expect(judged([omars, mine], omar).score.points).toBe(2)
})

test('J2: finished reviews count the same: the mean for each question', () => {
  const omars = review(omar, { b: 1, c: 3 }, finished)
  const mine = review(mira, { b: 4, c: 0 }, finished)
  const another = review({ kind: 'staff', name: 'Ada' }, { b: 2 }, finished)
  const { score, others } = judged([omars, mine, another])
  expect(score.questions.map(({ points }) => points)).toEqual([2, 2.33333333333333, 1.5, 0])
  expect(others).toEqual([omars, another])
})

test('J2, S8: means of three reviewers add up exactly', () => {
  const means = [
    { b: 1, c: 0 },
    { b: 0, c: 1 },
    { b: 0, c: 1 },
  ].map((marks, index) =>
    review(index === 0 ? mira : { kind: 'staff', name: `Ada ${index}` }, marks, finished),
  )
  const { points, questions } = judged(means).score
  expect(questions.map((each) => each.points)).toEqual([2, 0.333333333333333, 0.666666666666667, 0])
  expect(points).toBe(3)
})

test('J2: reviews of another attempt don’t count', () => {
  const elsewhere = review(mira, { b: 4 }, { attemptId: crypto.randomUUID() })
  expect(judged([elsewhere]).score.points).toBe(2)
})

test('J3: what has to be marked, and what is left of it', () => {
  expect(judged([])).toMatchObject({ state: 'notStarted', toMark: ['b', 'c'], left: ['b', 'c'] })
  const one = judged([review(mira, { b: 4 })])
  expect(one).toMatchObject({ state: 'started', left: ['c'], isProvisional: true })
  const all = judged([review(mira, { b: 4, c: 1 })])
  expect(all).toMatchObject({ state: 'started', left: [], isProvisional: true })
  const done = judged([review(mira, { b: 4, c: 1 }, finished)])
  expect(done).toMatchObject({ state: 'done', left: [], isProvisional: false })
})

test('J3: without an answer to mark nothing is provisional', () => {
  const keyed = anAssessment(singleChoice('a', ['x', 'y'], { points: 2, key: { options: ['x'] } }))
  const found = judge(evaluate(keyed, { a: { option: 'x' } }), [], { attemptId: ATTEMPT, me: mira })
  expect(found).toMatchObject({ state: 'nothingToMark', isProvisional: false, toMark: [] })
})

test('J2: marks of one reviewer add up to what was given, in any order', () => {
  const tenths = fc.integer({ min: 0, max: 30 }).map((each) => each / 10)
  fc.assert(
    fc.property(tenths, tenths, (b, c) => {
      const { score } = judged([review(mira, { c, b }, finished)])
      expect(score.points).toBeCloseTo(2 + b + c, 12)
    }),
    propertyRuns,
  )
})

test('J4: a changed mark keeps the earlier ones, oldest first, once the review is finished', () => {
  const first = markAfter(undefined, { points: 1 }, { at: '1', keeps: false })
  const second = markAfter(first, { points: 2, level: 'good' }, { at: '2', keeps: false })
  expect(second).toEqual({ points: 2, level: 'good', at: '2' })
  const third = markAfter(second, { points: 3, reason: 'Again' }, { at: '3', keeps: true })
  const fourth = markAfter(third, { points: 4, reason: ' ' }, { at: '4', keeps: true })
  expect(fourth).toEqual({
    points: 4,
    at: '4',
    earlier: [
      { points: 2, level: 'good', at: '2' },
      { points: 3, reason: 'Again', at: '3' },
    ],
  })
})

const settledAt = '2026-03-03T10:00:00.000Z'
const settle = (questionId: string, points: number, attemptId = ATTEMPT) => ({
  attemptId,
  questionId,
  points,
  reason: 'Agreed',
  at: settledAt,
  by: mira,
})

test('J7: a settled mark counts in place of the mean, the newest first, and changes no review', () => {
  const reviews = [review(mira, { b: 4, c: 3 }, finished), review(omar, { b: 0, c: 3 }, finished)]
  const before = structuredClone(reviews)
  const settled = [settle('b', 1), settle('b', 3), settle('c', 0, crypto.randomUUID())]
  const found = judge(evaluate(definition, answers), reviews, {
    attemptId: ATTEMPT,
    me: mira,
    settled,
  })
  expect(judged(reviews).score.points).toBe(2 + 2 + 3)
  expect(found.score.points).toBe(2 + 3 + 3)
  expect([...found.settled.keys()]).toEqual(['b'])
  expect(reviews).toEqual(before)
})

test('J7, J2: nothing that others marked or settled reaches an unfinished review', () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 4 }),
      fc.nat({ max: 4 }),
      fc.nat({ max: 4 }),
      (own, other, agreed) => {
        const mine = review(mira, { b: own })
        const alone = judged([mine])
        const found = judge(
          evaluate(definition, answers),
          [mine, review(omar, { b: other, c: 1 }, finished)],
          { attemptId: ATTEMPT, me: mira, settled: [settle('b', agreed), settle('c', 2)] },
        )
        expect(found.score).toEqual(alone.score)
        expect(found.settled.size).toBe(0)
      },
    ),
    propertyRuns,
  )
})

test('J7: settled points are the same for every reviewer who has finished', () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 4 }),
      fc.nat({ max: 4 }),
      fc.nat({ max: 4 }),
      (one, other, agreed) => {
        const reviews = [
          review(mira, { b: one, c: 1 }, finished),
          review(omar, { b: other, c: 1 }, finished),
        ]
        for (const me of [mira, omar]) {
          const found = judge(evaluate(definition, answers), reviews, {
            attemptId: ATTEMPT,
            me,
            settled: [settle('b', agreed)],
          })
          expect(found.score.points).toBe(2 + agreed + 1)
        }
      },
    ),
    propertyRuns,
  )
})
