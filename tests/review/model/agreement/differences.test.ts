import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { ComparedAnswer } from '#src/review/model/agreement/compareReviews.ts'
import {
  averageOf,
  filterDifferences,
  nextUnsettled,
  orderedDifferences,
  sizeOf,
} from '#src/review/model/agreement/differences.ts'
import { longText } from '#tests/support/definitions.ts'
import { STAFF } from '#tests/support/hiring.ts'
import { propertyRuns } from '#tests/support/propertyRuns.ts'

const SETTLED = {
  ...{ attemptId: 'a', questionId: 'why', points: 2, reason: 'Agreed', at: '', by: STAFF },
}

function difference(
  spread: number,
  own: Partial<Omit<ComparedAnswer, 'points'>> & { id?: string; points?: number[] } = {},
): ComparedAnswer {
  const { id = 'why', points = [0, 1], ...other } = own
  return {
    candidateId: crypto.randomUUID(),
    attemptId: crypto.randomUUID(),
    question: longText(id, { points: 4 }),
    shown: () => ({ answer: 'Because.', isMasked: false }),
    given: points.map((each, at) => ({
      ...{ name: `Reviewer ${at}`, isMine: at === 0, points: each, comment: null },
    })),
    points: new Map(),
    spread,
    settled: null,
    ...other,
  }
}

const AUTHORED = ['how', 'why']

test('A8: the widest difference comes first, then by question, and same marks are left out', () => {
  const near = difference(0.25)
  const [far, farther] = [difference(0.5), difference(0.75)]
  const sameGapBefore = difference(0.5, { id: 'how' })
  const all = [near, far, difference(0), sameGapBefore, farther]
  expect(orderedDifferences(all, AUTHORED, STAFF)).toEqual([farther, sameGapBefore, far, near])
})

const spreads = fc.constantFrom(0, 0.1, 0.25, 0.5, 1)
const differences = fc
  .uniqueArray(
    fc.record({ spread: spreads, id: fc.constantFrom(...AUTHORED), attemptId: fc.uuid() }),
    { maxLength: 12, selector: ({ attemptId }) => attemptId },
  )
  .map((all) => all.map(({ spread, id, attemptId }) => difference(spread, { id, attemptId })))

test('A8: settling moves none, and neither does the order in which responses are read', () => {
  const orderOf = (answers: readonly ComparedAnswer[]) =>
    orderedDifferences(answers, AUTHORED, STAFF).map(({ attemptId }) => attemptId)
  fc.assert(
    fc.property(differences, fc.func(fc.boolean()), (all, isSettled) => {
      const after = all.map((each) =>
        isSettled(each.attemptId) ? { ...each, settled: SETTLED } : each,
      )
      expect(orderOf(after)).toEqual(orderOf(all))
      expect(orderOf(all.toReversed())).toEqual(orderOf(all))
    }),
    propertyRuns,
  )
})

test.each([
  [1, 'large'],
  [0.5, 'large'],
  [0.49, 'medium'],
  [0.25, 'medium'],
  [0.24, 'small'],
])('A9: a difference of %s of the range is %s', (spread, size) => {
  expect(sizeOf({ spread })).toBe(size)
})

test('A9: differences are filtered by question and by size', () => {
  const [far, near] = [difference(0.5, { id: 'how' }), difference(0.25)]
  const all = [far, near]
  expect(filterDifferences(all, { questionId: null, size: null })).toEqual(all)
  expect(filterDifferences(all, { questionId: 'why', size: null })).toEqual([near])
  expect(filterDifferences(all, { questionId: null, size: 'large' })).toEqual([far])
  expect(filterDifferences(all, { questionId: 'why', size: 'large' })).toEqual([])
})

test('A9, J2: the average is the exact mean of all marks', () => {
  expect(averageOf(difference(1, { points: [4, 1] }))).toBe(2.5)
  expect(averageOf(difference(1, { points: [0.1, 0.2] }))).toBe(0.15)
  expect(averageOf(difference(1, { points: [1, 1, 2] }))).toBeCloseTo(4 / 3)
})

test('the next one to settle comes after this one, and the first follows the last', () => {
  const [open, done] = [{ settled: null }, { settled: SETTLED }]
  expect(nextUnsettled([open, done, open], 0)).toBe(2)
  expect(nextUnsettled([open, done, open], 2)).toBe(0)
  expect(nextUnsettled([done, open, done], 1)).toBe(null)
  expect(nextUnsettled([done, open], -1)).toBe(1)
  expect(nextUnsettled([], -1)).toBe(null)
})
