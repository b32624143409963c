import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { Review } from '#schemas/review.ts'
import {
  bandAround,
  closeCalls,
  differenceError,
  disagreementOf,
  givenRecommendations,
  reservationsOf,
  shortlist,
} from '#src/review/model/decision/shortlist.ts'
import { propertyRuns } from '#tests/support/propertyRuns.ts'

function person(candidateId: string, share: number | null, versionId = 'v1') {
  return { candidateId, share, versionId }
}

function ranks(people: readonly ReturnType<typeof person>[], tried?: Map<string, number | null>) {
  return shortlist(people, tried).map(({ person: { candidateId }, rank, tried: beside }) => [
    candidateId,
    rank,
    ...(beside ? [beside.rank] : []),
  ])
}

describe('the shortlist', () => {
  test('U10, U11: everybody by rank, of any version; equal shares alike, and without a share last', () => {
    const people = [
      person('a', 0.5),
      person('b', null),
      person('c', 0.9, 'v2'),
      person('d', 0.5, 'v2'),
      person('e', 0.2),
    ]
    expect(ranks(people)).toEqual([
      ['c', 1],
      ['a', 2],
      ['d', 2],
      ['e', 4],
      ['b', null],
    ])
  })

  test('U11: a what-if changes the ranks beside the recorded ones, of its own version alone', () => {
    const people = [person('a', 0.5), person('b', 0.6, 'v2'), person('c', 0.7)]
    const tried = new Map([
      ['a', 0.9],
      ['c', null],
    ])
    expect(ranks(people, tried)).toEqual([
      ['c', 1, 2],
      ['b', 2, 3],
      ['a', 3, 1],
    ])
  })

  test('U10: a property: nobody is lost, and ranks never rise down the list', () => {
    const anyShare = fc.option(fc.double({ min: -1, max: 1, noNaN: true }))
    fc.assert(
      fc.property(fc.array(anyShare), (shares) => {
        const people = shares.map((share, at) => person(`p${at}`, share))
        const listed = shortlist(people)
        expect(new Set(listed.map((each) => each.person))).toEqual(new Set(people))
        const places = listed.map(({ rank }) => rank ?? Number.POSITIVE_INFINITY)
        expect(places).toEqual(places.toSorted((a, b) => a - b))
        expect(
          listed.every(({ rank, person: { share } }) => (rank === null) === (share === null)),
        ).toBe(true)
      }),
      propertyRuns,
    )
  })
})

describe('the error of a score', () => {
  test('U12: that of a difference is √2 times that of a score, and nothing without one', () => {
    expect(differenceError({ kind: 'value', value: 0.1, cases: 30 })).toBeCloseTo(0.141421, 6)
    expect(differenceError({ kind: 'tooFew', cases: 3, needed: 30 })).toBeNull()
    expect(differenceError(null)).toBeNull()
  })

  test('U12: two bands overlap exactly as long as the scores can’t be told apart', () => {
    const inTheMiddle = fc.double({ min: 0.3, max: 0.7, noNaN: true })
    const anyError = fc.double({ min: 0.01, max: 0.5, noNaN: true })
    fc.assert(
      fc.property(inTheMiddle, inTheMiddle, anyError, (one, other, error) => {
        const gap = Math.abs(one - other)
        fc.pre(Math.abs(gap - error) > 1e-9)
        const [low, high] = [Math.min(one, other), Math.max(one, other)]
        const overlap = bandAround(low, error).to > bandAround(high, error).from
        expect(overlap).toBe(gap < error)
      }),
      propertyRuns,
    )
  })

  test('U12: a band ends at 0 and at 1', () => {
    expect(bandAround(0.95, 0.2)).toEqual({ from: 0.85, to: 1 })
    expect(bandAround(-0.1, 0.1)).toEqual({ from: 0, to: 0 })
  })

  test('U12: named are those whose score can’t be told apart from the lowest chosen one of their version', () => {
    const people = [
      person('chosen', 0.8),
      person('lowest', 0.7),
      person('close', 0.65),
      person('higher', 0.75),
      person('far', 0.5),
      person('unscored', null),
      person('elsewhere', 0.7, 'v2'),
    ]
    const error = (versionId: string) => (versionId === 'v1' ? 0.1 : null)
    const close = closeCalls(people, new Set(['chosen', 'lowest']), error)
    expect(close.map(({ candidateId }) => candidateId)).toEqual(['close', 'higher'])
    expect(closeCalls(people, new Set(), error)).toEqual([])
  })
})

test.each([
  [{ isProvisional: false, isKnockedOut: false }, []],
  [{ isProvisional: true, isKnockedOut: false }, ['provisional']],
  [{ isProvisional: false, isKnockedOut: true }, ['knockedOut']],
  [{ isProvisional: true, isKnockedOut: true }, ['provisional', 'knockedOut']],
])('U13: choosing is asked about for %j', (each, asked) => {
  expect(reservationsOf(each)).toEqual(asked)
})

describe('what reviewers say', () => {
  const review = (name: string, own: Partial<Review> = {}): Review => ({
    reviewId: '00000000-0000-4000-8000-000000000001',
    attemptId: '00000000-0000-4000-8000-000000000002',
    by: { kind: 'staff', name },
    at: '2026-03-02T09:00:00.000Z',
    doneAt: '2026-03-02T09:00:00.000Z',
    marks: {},
    comments: {},
    ...own,
  })
  const mark = (points: number) => ({ points, at: '2026-03-02T09:00:00.000Z' })
  const nothing = { settled: new Map(), toMark: ['q1', 'q2'] }

  test('U13: each recommendation with who gave it', () => {
    const mine = review('Rita', { recommendation: 'yes' })
    const others = [review('Tom', { recommendation: 'strongNo' }), review('Noor')]
    expect(givenRecommendations({ mine, others })).toEqual([
      { by: 'Rita', recommendation: 'yes' },
      { by: 'Tom', recommendation: 'strongNo' },
    ])
    expect(disagreementOf({ mine, others, ...nothing })).toEqual({ recommendations: 2, answers: 0 })
  })

  test('U13: answers with different marks count until they are settled', () => {
    const mine = review('Rita', { marks: { q1: mark(1), q2: mark(2) } })
    const others = [review('Tom', { marks: { q1: mark(0), q2: mark(1) } })]
    expect(disagreementOf({ mine, others, ...nothing })?.answers).toBe(2)
    const settled = { ...mark(1), reason: 'Agreed', attemptId: mine.attemptId, questionId: 'q1' }
    const known = new Map([['q1', { ...settled, by: mine.by }]])
    expect(disagreementOf({ mine, others, ...nothing, settled: known })?.answers).toBe(1)
  })

  test('U13: there is none to see before one’s own review is finished', () => {
    const { doneAt: _, ...mine } = review('Rita')
    expect(disagreementOf({ mine, others: [review('Tom')], ...nothing })).toBeNull()
    expect(disagreementOf({ mine: review('Rita'), others: [], ...nothing })).toBeNull()
  })
})
