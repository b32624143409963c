import { expect, test } from 'vitest'

import { countTime, rounded } from '#src/assessment/engine/clock/counting.ts'
import { limitsOf } from '#src/assessment/engine/clock/limits.ts'
import {
  closedQuestions,
  placesAt,
  timeLeft,
  WHOLE_PAGE,
} from '#src/assessment/engine/clock/remaining.ts'
import {
  limitsIn,
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

test('O3, O10: on one page, the time of each section runs once it has started, until it is over', () => {
  const two = anAssessment(
    section('s1', { timeLimit: 60 }, number('a')),
    section('s2', { timeLimit: 20 }, number('b')),
  )
  const whole = { ...two, settings: { ...two.settings, layout: 'all' as const } }
  const its = limitsOf(whole, 0)
  const at = { used: startPart(fresh, 's1'), page: WHOLE_PAGE }
  expect(placesAt(whole, its, { used: fresh, page: WHOLE_PAGE })).toEqual([])
  expect(placesAt(whole, its, at)).toEqual(['s1'])
  expect(placesAt(whole, its, { ...at, page: '$check' })).toEqual([])
  const both = startPart(at.used, 's2')
  const left = (placeMs: Record<string, number>) =>
    timeLeft(whole, its, { used: { ...both, placeMs }, page: WHOLE_PAGE })
  const first = { id: 's1', ms: 50_000 }
  expect(left({ s1: 10_000 })).toEqual({
    all: null,
    section: null,
    question: null,
    sections: [first, { id: 's2', ms: 20_000 }],
  })
  expect(left({ s1: 10_000, s2: 20_000 }).sections).toEqual([first])
  expect(left({ s1: 60_000, s2: 20_000 }).sections).toEqual([])
})

test('O11: in an attempt from before, the limits of sections on one page do not count', () => {
  const older = { at: AT, allMs: 0, placeMs: {} }
  const places = (layout: 'all' | 'section', used: typeof fresh) => {
    const laidOut = { ...definition, settings: { ...definition.settings, layout } }
    return [...limitsIn(laidOut, 0, used).places.keys()]
  }
  expect(places('all', older)).toEqual([])
  expect(places('section', older)).toEqual(['s1'])
  expect(places('all', fresh)).toEqual(['s1'])
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
    sections: [],
  })
  expect(timeLeft(definition, limits, { used: inside, page: 'a' })).toEqual({
    all: 600_000,
    section: 60_000,
    question: null,
    sections: [],
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
