import { expect, test } from 'vitest'

import { assessmentStatistics } from '#src/assessment/engine/statistics/assessmentStatistics.ts'
import {
  countedAttempts,
  type SubmittedAttempt,
} from '#src/assessment/engine/statistics/submissions.ts'
import {
  anAssessment,
  answeredWith,
  longText,
  matrix,
  multipleChoice,
  singleChoice,
  statement,
  withOther,
  withRole,
} from '#tests/support/definitions.ts'
import { attemptWith, keyed, me, times } from '#tests/support/reviewing/submissions.ts'

function questionOf(statistics: ReturnType<typeof assessmentStatistics>, id: string) {
  const found = statistics.questions.find(({ questionId }) => questionId === id)
  if (found === undefined) throw new Error(`No statistics of ${id}`)
  return found
}

test('F1: only the last finished attempt of each response counts, if it was of this version', () => {
  const first = attemptWith({ a: 1 })
  const second = attemptWith({ a: 0 })
  const newer = attemptWith({ a: 1 }, { versionId: 'a.v2' })
  const responses = [[first, second], [first, newer], []].map((attempts) => ({
    attempts,
    reviews: [],
  }))
  expect(countedAttempts(responses, 'a.v1')).toEqual([second])
  expect(countedAttempts(responses, 'a.v2')).toEqual([newer])
})

test('F2: answered, blank and not shown are counted apart, and statements not at all', () => {
  const definition = anAssessment(
    keyed('a'),
    statement('hello'),
    keyed('b', { showIf: answeredWith('a', 1) }),
  )
  const statistics = assessmentStatistics(
    definition,
    [...times(3, { a: 1, b: 0 }), ...times(2, { a: 1 }), ...times(4, { a: 0 })],
    me,
  )
  expect(statistics.questions.map(({ questionId, number: at }) => [questionId, at])).toEqual([
    ['a', 1],
    ['b', 2],
  ])
  expect(questionOf(statistics, 'b')).toMatchObject({
    asked: 5,
    answered: 3,
    blank: 2,
    notShown: 4,
  })
})

test('F3: a question with an answer left to mark is no item, even where it was left blank', () => {
  const definition = anAssessment(keyed('a'), longText('why', { points: 3 }))
  const blank = times(20, { a: 1 })
  const marked = assessmentStatistics(definition, blank, me)
  expect(questionOf(marked, 'why').facility).toMatchObject({ kind: 'value', value: 0 })
  const waiting = assessmentStatistics(definition, [...blank, attemptWith({ a: 1, why: 'x' })], me)
  expect(questionOf(waiting, 'why')).toMatchObject({ facility: null, toBeMarked: 1, most: 3 })
  expect(questionOf(waiting, 'why').reached).toEqual([])
  expect(waiting.reliability.items).toBe(1)
  expect(waiting.provisional).toBe(1)
})

test('F3: an answer that was marked counts with the points it was given', () => {
  const definition = anAssessment(keyed('a'), longText('why', { points: 4 }))
  const at = '2026-03-02T09:00:00.000Z'
  const attempts = Array.from({ length: 10 }, () => attemptWith({ a: 1, why: 'x' })).map(
    (attempt): SubmittedAttempt => {
      const { attemptId } = attempt
      const marks = { why: { points: 3, at } }
      const review = { reviewId: attemptId, attemptId, by: me, at, doneAt: at, marks, comments: {} }
      return { ...attempt, reviews: [review] }
    },
  )
  const statistics = assessmentStatistics(definition, attempts, me)
  expect(questionOf(statistics, 'why').facility).toEqual({ kind: 'value', value: 0.75, cases: 10 })
  expect(statistics.provisional).toBe(0)
  const unfinished = attempts.map((attempt) => ({
    ...attempt,
    reviews: attempt.reviews.map(({ doneAt: _done, ...review }) => review),
  }))
  const omar = { kind: 'staff', name: 'Omar' } as const
  const seenByOmar = assessmentStatistics(definition, unfinished, omar)
  expect(questionOf(seenByOmar, 'why').toBeMarked).toBe(10)
})

test('F4, F3: facility is the mean share of points among those asked, blank ones with none', () => {
  const byRow = { html: ['often'], css: ['often'] }
  const definition = anAssessment(
    keyed('a'),
    matrix('m', ['html', 'css'], ['often', 'never'], {
      points: 4,
      key: { byRow, grading: 'perRow' },
      showIf: answeredWith('a', 1),
    }),
  )
  const statistics = assessmentStatistics(
    definition,
    [
      ...times(5, { a: 1, m: { html: ['often'], css: ['often'] } }),
      ...times(3, { a: 1, m: { html: ['often'], css: ['never'] } }),
      ...times(2, { a: 1 }),
      ...times(10, { a: 0 }),
    ],
    me,
  )
  const of = questionOf(statistics, 'm')
  expect(of.facility).toEqual({ kind: 'value', value: (5 + 3 / 2) / 10, cases: 10 })
  expect(of.reached).toEqual([
    { points: 0, count: 2 },
    { points: 2, count: 3 },
    { points: 4, count: 5 },
  ])
})

test('F5: discrimination compares with the share of what else the same candidate was asked', () => {
  const definition = anAssessment(
    keyed('a'),
    keyed('b'),
    keyed('deep', { points: 8, showIf: answeredWith('b', 1) }),
  )
  // The others of `a`: all of 9 points, or none of 1, so that `a` follows them exactly.
  const good = times(20, { a: 1, b: 1, deep: 1 })
  const poor = times(20, { a: 0, b: 0 })
  const { discrimination } = questionOf(
    assessmentStatistics(definition, [...good, ...poor], me),
    'a',
  )
  expect(discrimination).toMatchObject({ kind: 'value', cases: 40 })
  expect(discrimination?.kind === 'value' && discrimination.value).toBeCloseTo(1, 12)
  const alone = assessmentStatistics(anAssessment(keyed('a')), times(40, { a: 1 }), me)
  expect(questionOf(alone, 'a').discrimination).toBeNull()
})

test('F6: each choice has its share of both groups, own words and blank ones too', () => {
  const tools = withOther(
    multipleChoice('tools', ['react', 'vue'], { key: { options: ['react'] }, points: 1 }),
  )
  tools.options.push(withRole('all'))
  const definition = anAssessment(keyed('a'), tools)
  const statistics = assessmentStatistics(
    definition,
    [
      ...times(15, { a: 1, tools: { options: ['react'] } }),
      ...times(5, { a: 0, tools: { options: [], other: 'Preact' } }),
      ...times(5, { a: 0, tools: { options: ['all'] } }),
      ...times(5, { a: 0 }),
    ],
    me,
  )
  const { choices, groupSize } = questionOf(statistics, 'tools')
  expect(groupSize).toBe(8)
  const [all, third] = [expect.closeTo(1, 12), expect.closeTo(1 / 3, 12)]
  expect(choices).toEqual([
    { optionId: 'react', what: 'option', isCorrect: true, chosen: 20, upper: all, lower: third },
    { optionId: 'vue', what: 'option', isCorrect: false, chosen: 5, upper: 0, lower: third },
    { optionId: 'all', what: 'option', isCorrect: false, chosen: 5, upper: 0, lower: third },
    { optionId: null, what: 'ownWords', isCorrect: false, chosen: 5, upper: 0, lower: third },
    { optionId: null, what: 'blank', isCorrect: null, chosen: 5, upper: 0, lower: third },
  ])
})

test('F7: scores are counted in tenths of what was available', () => {
  const questions = Array.from({ length: 10 }, (_, place) => keyed(`q${place}`))
  const right = (count: number) =>
    Object.fromEntries(questions.map(({ id }, place) => [id, place < count ? 1 : 0]))
  const statistics = assessmentStatistics(
    anAssessment(...questions),
    [0, 3, 7, 9, 10].map((count) => attemptWith(right(count))),
    me,
  )
  expect(statistics.tenths).toEqual([1, 0, 0, 1, 0, 0, 0, 1, 0, 2])
  expect(statistics.scored).toBe(5)
  const losing = singleChoice('c', ['x'], { optionPoints: { byOption: { x: -1 }, floor: -1 } })
  const below = assessmentStatistics(
    anAssessment(keyed('a'), losing),
    [attemptWith({ a: 0, c: { option: 'x' } })],
    me,
  )
  expect(below.tenths[0]).toBe(1)
})

test('F8: mean, median and deviation of the scores, and the median time', () => {
  const definition = anAssessment(keyed('a'), keyed('b'))
  const attempts = Array.from({ length: 10 }, (_, place) =>
    attemptWith({ a: 1, b: place < 4 ? 1 : 0 }, { clock: { activeMs: place * 60_000 } }),
  )
  const { mean, median, deviation, medianTime } = assessmentStatistics(definition, attempts, me)
  expect(mean).toEqual({ kind: 'value', value: 0.7, cases: 10 })
  expect(median).toMatchObject({ value: 0.5 })
  expect(deviation).toMatchObject({ value: expect.closeTo(Math.sqrt(0.6 / 9), 12) })
  expect(medianTime).toMatchObject({ value: 270_000 })
})

test('F9: alpha needs submissions in which all items were asked, and two items', () => {
  const definition = anAssessment(
    keyed('a'),
    keyed('b', { showIf: answeredWith('a', 1) }),
    keyed('c'),
  )
  const complete = [
    ...times(15, { a: 1, b: 1, c: 1 }),
    ...times(10, { a: 1, b: 0, c: 0 }),
    ...times(5, { a: 1, b: 1, c: 0 }),
  ]
  const { reliability } = assessmentStatistics(definition, [...complete, ...times(9, { a: 0 })], me)
  expect(reliability).toMatchObject({ items: 3, complete: 30, alpha: { kind: 'value', cases: 30 } })
  expect(reliability).toEqual(assessmentStatistics(definition, complete, me).reliability)
  const single = assessmentStatistics(anAssessment(keyed('a')), times(40, { a: 1 }), me)
  expect(single.reliability).toMatchObject({ items: 1, alpha: null, standardError: null })
})

test('F10: too few submissions have no figure, and say how many are needed', () => {
  const definition = anAssessment(keyed('a'), keyed('b'))
  const some = (count: number) =>
    assessmentStatistics(
      definition,
      Array.from({ length: count }, (_, place) => attemptWith({ a: place % 2, b: place % 2 })),
      me,
    )
  expect(some(0)).toMatchObject({ submissions: 0, mean: { kind: 'tooFew', cases: 0, needed: 10 } })
  expect(some(1).deviation).toEqual({ kind: 'tooFew', cases: 1, needed: 10 })
  expect(questionOf(some(9), 'a').facility).toEqual({ kind: 'tooFew', cases: 9, needed: 10 })
  expect(questionOf(some(10), 'a').facility).toMatchObject({ kind: 'value' })
  expect(questionOf(some(29), 'a').discrimination).toMatchObject({ kind: 'tooFew', needed: 30 })
  expect(some(29).reliability.alpha).toMatchObject({ kind: 'tooFew', cases: 29, needed: 30 })
  expect(questionOf(some(30), 'a').discrimination).toMatchObject({ kind: 'value' })
  expect(some(30).reliability.alpha).toMatchObject({ kind: 'value' })
})

test('F10: without spread a relation has no value', () => {
  const definition = anAssessment(keyed('a'), keyed('b'), keyed('c'))
  const alike = assessmentStatistics(definition, times(30, { a: 1, b: 0, c: 1 }), me)
  expect(questionOf(alike, 'a').discrimination).toEqual({ kind: 'noSpread', cases: 30 })
  expect(alike.reliability.alpha).toEqual({ kind: 'noSpread', cases: 30 })
  expect(alike.deviation).toMatchObject({ kind: 'value', value: 0 })
})
