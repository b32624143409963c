import { expect, test } from 'vitest'

import { countTime, rounded } from '#src/assessment/engine/clock/counting.ts'
import { limitsOf } from '#src/assessment/engine/clock/limits.ts'
import { closedQuestions, placesAt, timeLeft } from '#src/assessment/engine/clock/remaining.ts'
import {
  noTimeUsed,
  startPart,
  timeUsedBefore,
  unstartedParts,
} from '#src/assessment/engine/clock/starting.ts'
import { anAssessment, number, section } from '#tests/support/definitions.ts'

const AT = '2026-03-02T09:00:00.000Z'
const plain = anAssessment(
  section('s1', { timeLimit: 60 }, number('a', { timeLimit: 20 }), number('b')),
  section('s2', number('c')),
)
const definition = {
  ...plain,
  settings: { ...plain.settings, layout: 'question' as const, timeLimit: 600 },
}
const limits = limitsOf(definition, 0)
const fresh = noTimeUsed(AT)
const unstarted = (used: typeof fresh) => [...unstartedParts(limits, used)]

test('O10: what has a limit is started by the candidate, once', () => {
  expect(unstarted(fresh)).toEqual(['s1', 'a'])
  const once = startPart(fresh, 's1')
  expect(unstarted(once)).toEqual(['a'])
  expect(startPart(once, 's1')).toBe(once)
  expect(unstarted(startPart(once, 'a'))).toEqual([])
})

test('O10: only what the layout can enforce has to be started', () => {
  const bySection = {
    ...definition,
    settings: { ...definition.settings, layout: 'section' as const },
  }
  expect([...unstartedParts(limitsOf(bySection, 0), fresh)]).toEqual(['s1'])
})

test('O10: before it starts, its time does not run, but that around it does', () => {
  const at = (used: typeof fresh, page: string) => placesAt(definition, limits, { used, page })
  const inside = startPart(fresh, 's1')
  expect([at(fresh, 's1'), at(fresh, 'a'), at(inside, 'a')]).toEqual([[], [], ['s1']])
  expect(at(startPart(inside, 'a'), 'a')).toEqual(['s1', 'a'])
  expect(timeLeft(definition, limits, { used: fresh, page: 's1' })).toEqual({
    all: 600_000,
    section: null,
    question: null,
  })
  expect(timeLeft(definition, limits, { used: inside, page: 'a' })).toEqual({
    all: 600_000,
    section: 60_000,
    question: null,
  })
  expect([...closedQuestions(definition, limits, { ...fresh, placeMs: { s1: 90_000 } })]).toEqual(
    [],
  )
})

test('O10: what has started stays started however the time is counted and stored', () => {
  const used = startPart(fresh, 's1')
  const reading = { wall: Date.parse(AT) + 5000, passed: null, wasHidden: false, wasPaused: false }
  const counted = rounded(countTime(used, reading, { places: ['s1'], pauses: [] }).used)
  expect(counted).toEqual({
    ...used,
    at: '2026-03-02T09:00:05.000Z',
    allMs: 5000,
    placeMs: { s1: 5000 },
  })
  expect(timeUsedBefore({ startedAt: AT, clock: { used: counted } })).toBe(counted)
})

test('O11: in an attempt without a list of what has started, nothing has to be started', () => {
  const before = timeUsedBefore({ startedAt: AT, clock: {} })
  expect(unstarted(before)).toEqual([])
  expect(startPart(before, 's1')).toBe(before)
  expect(placesAt(definition, limits, { used: before, page: 'a' })).toEqual(['s1', 'a'])
  expect(timeLeft(definition, limits, { used: before, page: 'a' }).section).toBe(60_000)
})
