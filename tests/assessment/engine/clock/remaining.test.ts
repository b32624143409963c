import { expect, test } from 'vitest'

import type { TimeUsed } from '#schemas/timeUsed.ts'
import { limitsOf } from '#src/assessment/engine/clock/limits.ts'
import {
  closedQuestions,
  isAllOver,
  placesAt,
  timeLeft,
} from '#src/assessment/engine/clock/remaining.ts'
import { timeUsedBefore } from '#src/assessment/engine/clock/starting.ts'
import { prepareSubmission } from '#src/assessment/engine/evaluation/submission.ts'
import { anAssessment, number, section } from '#tests/support/definitions.ts'
import { evaluate } from '#tests/support/evaluations.ts'

const AT = '2026-03-02T09:00:00.000Z'
const plain = anAssessment(
  section('s1', { timeLimit: 60 }, number('a', { timeLimit: 20, required: true }), number('b')),
  section('s2', number('c', { required: true })),
)
const definition = {
  ...plain,
  settings: { ...plain.settings, layout: 'question' as const, timeLimit: 600 },
}
const limits = limitsOf(definition, 0)
const used = (allMs: number, placeMs: TimeUsed['placeMs'] = {}): TimeUsed => ({
  at: AT,
  allMs,
  placeMs,
})
const closed = (time: TimeUsed, extraTime = 0) => [
  ...closedQuestions(definition, limitsOf(definition, extraTime), time),
]

test('O3: at a page, the time of its section and question runs', () => {
  const at = (page: string) => placesAt(definition, limits, { used: used(0), page })
  expect(at('a')).toEqual(['s1', 'a'])
  expect(at('b')).toEqual(['s1'])
  expect(at('c')).toEqual([])
  expect(at('$check')).toEqual([])
})

test('O3: what is left of each limit at a page, and never less than nothing', () => {
  const time = used(100_000, { s1: 50_000, a: 30_000 })
  expect(timeLeft(definition, limits, { used: time, page: 'a' })).toEqual({
    all: 500_000,
    section: 10_000,
    question: 0,
    sections: [],
  })
  expect(timeLeft(definition, limits, { used: used(0), page: 's1' })).toEqual({
    all: 600_000,
    section: 60_000,
    question: null,
    sections: [],
  })
  expect(timeLeft(definition, limits, { used: used(700_000), page: '$check' })).toEqual({
    all: 0,
    section: null,
    question: null,
    sections: [],
  })
})

test('O7: a question or section whose time is over is closed, until there is extra time', () => {
  expect(closed(used(0, { s1: 59_999, a: 19_999 }))).toEqual([])
  expect(closed(used(0, { a: 20_000 }))).toEqual(['a'])
  expect(closed(used(0, { s1: 60_000, a: 1 }))).toEqual(['a', 'b'])
  expect(closed(used(0, { s1: 60_000, a: 20_000 }), 50)).toEqual([])
})

test('O7: what is missing or wrong in closed questions prevents nothing, and is counted', () => {
  const evaluation = evaluate(definition, { c: 1 })
  expect(prepareSubmission(evaluation).ok).toBe(false)
  const submission = prepareSubmission(evaluation, new Set(['a', 'b']))
  expect(submission).toEqual({
    ok: true,
    value: { answers: { c: 1 }, dropped: [], unfinished: 1 },
  })
  const open = evaluate(definition, { a: 1 })
  expect(prepareSubmission(open, new Set(['a', 'b'])).ok).toBe(false)
})

test('O8: when the time of the whole is over, everything is closed', () => {
  expect(closed(used(600_000))).toEqual(['a', 'b', 'c'])
  expect([599_999, 600_000].map((ms) => isAllOver(limits, used(ms)))).toEqual([false, true])
  expect(isAllOver(limitsOf(plain, 0), used(Number.MAX_SAFE_INTEGER))).toBe(false)
})

test('O9: what was recorded stays; otherwise the time since the start is used', () => {
  const time = used(5, { a: 5 })
  expect(timeUsedBefore({ startedAt: '2026-03-02T08:00:00.000Z', clock: { used: time } })).toBe(
    time,
  )
  expect(timeUsedBefore({ startedAt: AT, clock: {} })).toEqual(used(0))
})
