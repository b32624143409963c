import { expect, test } from 'vitest'

import type { Review, ScoreEntry } from '#schemas/review.ts'
import { movedScore, pastOutcome } from '#src/review/model/movedScore.ts'
import { anAssessment } from '#tests/support/definitions.ts'
import { aReview } from '#tests/support/reviewing/judged.ts'

const mira = { kind: 'staff', name: 'Mira' } as const
const omar = { kind: 'staff', name: 'Omar' } as const
const attemptId = crypto.randomUUID()

function time(hour: number): string {
  return `2026-03-02T0${hour}:00:00.000Z`
}

function entry(at: number, points: number, own: Partial<ScoreEntry> = {}): ScoreEntry {
  return { attemptId, at: time(at), by: omar, reason: '', points, most: 9, ...own }
}

/** Mira finished at 3, with 6 of 9 points. */
const finished = entry(3, 6, { by: mira })
const mine: Review = { ...aReview('Mira', {}, true), attemptId, doneAt: time(3) }

function moved(since: readonly ScoreEntry[], review: Review | null = mine) {
  return movedScore(review, { scores: [entry(2, 5), finished, ...since], me: mira })
}

test.each([
  ['nothing since', [], null],
  ['another reviewer', [entry(4, 4)], [6, 4, 1]],
  ['a corrected key that changes what is available', [entry(4, 6, { most: 8 })], [6, 6, 1]],
  ['the same score again', [entry(4, 6)], null],
  ['changed and changed back', [entry(4, 4), entry(5, 6)], null],
  ['only oneself', [entry(4, 4, { by: mira })], null],
  ['another, and then oneself', [entry(4, 4), entry(5, 3, { by: mira })], [6, 3, 1]],
  ['oneself, and then another', [entry(4, 4, { by: mira }), entry(5, 3)], [6, 3, 1]],
  ['oneself, and another who changed nothing', [entry(4, 4, { by: mira }), entry(5, 4)], null],
  ['another attempt', [entry(4, 4, { attemptId: crypto.randomUUID() })], null],
  ['two others', [entry(4, 4), entry(5, 2)], [6, 2, 2]],
] as const)('J12: %s', (_, since, expected) => {
  const found = moved(since)
  expect(found && [found.before.points, found.after.points, found.causes.length]).toEqual(expected)
})

test('J12: only what came after the score that was noted as seen', () => {
  const since = [entry(4, 4), entry(5, 2)]
  expect(moved(since, { ...mine, seenScore: time(5) })).toBeNull()
  expect(moved(since, { ...mine, seenScore: time(4) })).toEqual({
    before: { points: 4, most: 9 },
    after: { points: 2, most: 9 },
    causes: [since[1]],
    at: time(5),
  })
})

test('J12: an open review, or one that is finished again, compares with nothing before', () => {
  const { doneAt: _, ...open } = mine
  expect(moved([entry(4, 4)], open)).toBeNull()
  expect(moved([entry(4, 4)], null)).toBeNull()
  const again = [entry(4, 4), entry(6, 4, { by: mira })]
  expect(moved(again, { ...mine, doneAt: time(6) })).toBeNull()
})

test('J12: the outcomes are those of the recorded scores', () => {
  const settings = { ...anAssessment().settings, passMark: { percent: 60 } }
  expect(pastOutcome(settings, { points: 6, most: 9 }).passed).toBe('yes')
  expect(pastOutcome(settings, { points: 5, most: 9 }).passed).toBe('no')
})
