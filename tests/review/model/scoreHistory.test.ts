import { expect, test } from 'vitest'

import type { ScoreEntry } from '#schemas/review.ts'
import { keyFixesOf, scoreHistory } from '#src/review/model/scoreHistory.ts'
import { anAssessment, longText, shortText } from '#tests/support/definitions.ts'
import { aReview } from '#tests/support/reviewing/judged.ts'
import { readingOf } from '#tests/support/reviewing/reviewed.ts'

const mira = { kind: 'staff', name: 'Mira' } as const
const omar = { kind: 'staff', name: 'Omar' } as const
const attemptId = crypto.randomUUID()
const attempt = { attemptId, submittedAt: time(1) }
const submitted = { points: 2, most: 9 }

function time(hour: number): string {
  return `2026-03-02T0${hour}:00:00.000Z`
}

function entry(at: number, points: number, own: Partial<ScoreEntry> = {}): ScoreEntry {
  const reason = 'Review finished'
  return { attemptId, at: time(at), by: mira, reason, points, most: 9, ...own }
}

function review(name: string, isDone = true, at = 0) {
  const marks = { why: { points: 3, at: time(at) } }
  return { ...aReview(name, {}, isDone), attemptId, marks }
}

const keyFixed = { questionId: 'who', pointsBefore: 5, mostBefore: 9, toBeMarked: 0 }
const all = [
  entry(2, 5),
  entry(3, 6, { reason: 'Too strict', by: mira }),
  entry(4, 5.5, { by: omar }),
  entry(5, 6, { by: omar, reason: 'Agreed' }),
  entry(6, 7, { by: omar, reason: 'Wrong key', keyFixed }),
  entry(7, 1, { attemptId: crypto.randomUUID() }),
]
const settled = [
  { attemptId, questionId: 'why', points: 3, reason: 'Agreed', at: time(5), by: omar },
]

test('J9: each recorded score has the one before it, who changed it and why', () => {
  const reviews = [review('Mira', true, 3), review('Omar')]
  const history = scoreHistory(attempt, { scores: all, reviews, settled, me: mira, submitted })
  expect(
    history.map(({ kind, questionId, reason, before, after }) => [
      kind,
      questionId,
      reason,
      before?.points,
      after?.points,
    ]),
  ).toEqual([
    ['submitted', null, null, undefined, 2],
    ['reviewed', null, null, 2, 5],
    ['marked', 'why', 'Too strict', 5, 6],
    ['reviewed', null, null, 6, 5.5],
    ['settled', 'why', 'Agreed', 5.5, 6],
    ['keyFixed', 'who', 'Wrong key', 5, 7],
  ])
})

test('J9: what others recorded stays hidden until one’s own review is finished', () => {
  const reviews = [review('Omar'), review('Mira', false)]
  const scores = [entry(4, 5.5, { by: omar }), entry(6, 7, { by: omar, keyFixed })]
  const see = (mine: typeof reviews) =>
    scoreHistory(attempt, { scores, reviews: mine, me: mira, submitted })
  expect(see(reviews).map(({ kind, after }) => [kind, after])).toEqual([
    ['submitted', submitted],
    ['keyFixed', null],
  ])
  expect(see([review('Omar'), review('Mira')])).toHaveLength(3)
  // Nobody's marks are in it.
  const alone = { scores: scores.slice(1), reviews: [review('Mira', false)], me: mira, submitted }
  expect(scoreHistory(attempt, alone).at(-1)?.after).toEqual({ points: 7, most: 9 })
})

test('J9: what others recorded stays hidden when they open their review again', () => {
  const scores = [entry(4, 5.5, { by: omar }), entry(6, 7, { by: omar, keyFixed })]
  for (const reviews of [[review('Omar', false)], [review('Omar', false), review('Mira', false)]]) {
    const history = scoreHistory(attempt, { scores, reviews, me: mira, submitted })
    expect(history.map(({ kind, before, after }) => [kind, before, after])).toEqual([
      ['submitted', null, submitted],
      ['keyFixed', null, null],
    ])
    expect(keyFixesOf(attempt, { scores, reviews, me: mira })).toMatchObject([
      { before: null, after: null },
    ])
  }
  const mine = [review('Omar', false), review('Mira')]
  expect(scoreHistory(attempt, { scores, reviews: mine, me: mira, submitted })).toHaveLength(3)
})

test('J9: a review that was opened again is listed, for its author without the marks of others', () => {
  const reopened = entry(5, 5, { reason: 'Review reopened' })
  const scores = [entry(3, 6), entry(4, 5.5, { by: omar }), reopened]
  const see = (me: typeof mira | typeof omar, reviews: ReturnType<typeof review>[]) =>
    scoreHistory(attempt, { scores, reviews, me, submitted }).at(-1)
  const both = [review('Mira', false), review('Omar')]
  const kind = { kind: 'reopened', by: mira, reason: null }
  expect(see(omar, both)).toMatchObject({ ...kind, before: { points: 5.5 }, after: { points: 5 } })
  expect(see(mira, both)).toMatchObject({ ...kind, before: null, after: null })
})

test('J9, U3: the old and the new score of each fixed key, hidden like the marks in them', () => {
  const see = (reviews: ReturnType<typeof review>[], scores = all) =>
    keyFixesOf(attempt, { scores, reviews, me: mira })
  const fix = { questionId: 'who', at: time(6), by: omar, reason: 'Wrong key' }
  const before = { points: 5, most: 9, toBeMarked: 0 }
  const after = { points: 7, most: 9, toBeMarked: 0 }
  expect(see([review('Omar'), review('Mira')])).toEqual([{ ...fix, before, after }])
  const own = all.filter(({ by, keyFixed: fixed }) => by === mira || fixed)
  expect(see([review('Mira', false)], own)).toEqual([{ ...fix, before, after }])
  expect(see([review('Omar')])).toEqual([{ ...fix, before: null, after: null }])
  expect(see([review('Omar'), review('Mira', false)])).toEqual([
    { ...fix, before: null, after: null },
  ])
})

test('J9, H7: the submission counts with the published keys, and why a key was fixed is hidden', () => {
  const published = anAssessment(
    shortText('who', { points: 2, key: { accepted: ['Ann'], ignoreCase: false } }),
    longText('why', { points: 3 }),
  )
  const corrected = anAssessment(
    shortText('who', { points: 2, key: { accepted: ['Anna'], ignoreCase: false } }),
    longText('why', { points: 3 }),
  )
  const person = { reference: '7K4M-Q2XD', name: 'Anna Karenina', email: '', phone: '' }
  const scores = [entry(6, 2, { by: omar, reason: 'Anna is right', keyFixed })]
  const reading = readingOf(
    corrected,
    { who: 'Anna' },
    { person, attemptId, scores, me: mira, published },
  )
  expect(reading.history()).toMatchObject([
    { kind: 'submitted', after: { points: 0 } },
    { kind: 'keyFixed', reason: '•••' },
  ])
})
