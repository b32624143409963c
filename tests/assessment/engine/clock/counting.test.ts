import { expect, test } from 'vitest'

import type { Pause, TimeUsed } from '#schemas/timeUsed.ts'
import { countTime, type Reading, rounded } from '#src/assessment/engine/clock/counting.ts'

const START = Date.parse('2026-03-02T09:00:00.000Z')
const iso = (ms: number) => new Date(START + ms).toISOString()
const before: TimeUsed = { at: iso(0), allMs: 1000, placeMs: { s1: 500 } }

function count(
  wall: number,
  reading: Partial<Reading>,
  { places = [], pauses = [] }: { places?: string[]; pauses?: Pause[] } = {},
) {
  const whole = { wall: START + wall, passed: null, wasHidden: false, wasPaused: false, ...reading }
  return countTime(before, whole, { places, pauses })
}
const ms = (...given: Parameters<typeof count>) => count(...given).used.allMs - before.allMs

test('O3: the time counts for the whole and for the places of the page', () => {
  expect(count(2000, { passed: 2000 }, { places: ['s1', 'a'] }).used).toEqual({
    at: iso(2000),
    allMs: 3000,
    placeMs: { s1: 2500, a: 2000 },
  })
  expect(count(2000, { passed: 2000 }).used.placeMs).toEqual({ s1: 500 })
})

test('O4: while the page is visible, the clock of the device counts for nothing', () => {
  expect(ms(3_600_000, { passed: 1000 })).toBe(1000)
  expect(ms(-3_600_000, { passed: 1000 })).toBe(1000)
})

test('O5: without a page, and while hidden, the clock of the device counts, but never back', () => {
  expect(ms(60_000, {})).toBe(60_000)
  expect(ms(-60_000, {})).toBe(0)
  expect(ms(60_000, { passed: 1000, wasHidden: true })).toBe(60_000)
  expect(ms(-60_000, { passed: 1000, wasHidden: true })).toBe(1000)
})

test('O6: what staff paused does not count', () => {
  expect(ms(9000, { passed: 9000, wasPaused: true })).toBe(0)
  expect(ms(90_000, { passed: 9000, wasPaused: true, wasHidden: true })).toBe(0)
  const pauses = [
    { from: iso(-5000), to: iso(1000) },
    { from: iso(3000), to: iso(4000) },
  ]
  expect(ms(9000, {}, { pauses })).toBe(7000)
  expect(ms(9000, {}, { pauses: [{ from: iso(2000) }] })).toBe(2000)
  expect(ms(-9000, {}, { pauses: [{ from: iso(-2000) }] })).toBe(0)
})

test('O6: what staff paused while the page slept does not count, once it learns of it', () => {
  const slept = { passed: 1000, wasHidden: true }
  const pauses = [{ from: iso(1000), to: iso(50_000) }]
  expect(ms(60_000, slept, { pauses })).toBe(11_000)
  expect(ms(60_000, { ...slept, passed: 60_000 }, { pauses })).toBe(11_000)
  expect(ms(60_000, slept, { pauses: [{ from: iso(-9000), to: iso(20_000) }] })).toBe(40_000)
  expect(ms(60_000, slept, { pauses: [{ from: iso(5000) }] })).toBe(5000)
  expect(ms(1000, slept, { pauses: [{ from: iso(-9000), to: iso(9000) }] })).toBe(0)
})

test('O6: a jump is listed with how far the clock went, and whether it counts as used', () => {
  const jump = (...given: Parameters<typeof count>) => count(...given).jump
  const at = iso(61_000)
  expect(jump(61_000, { passed: 1000 })).toEqual({ kind: 'clockJumped', at, ms: 60_000 })
  expect(jump(61_000, { passed: 1000, wasHidden: true })).toEqual({
    kind: 'clockJumped',
    at,
    ms: 60_000,
    counted: true,
  })
  expect(jump(-4000, { passed: 1000 })).toMatchObject({ ms: -5000 })
  expect(jump(5999, { passed: 1000 })).toBeNull()
  expect(jump(60_000, {})).toBeNull()
  expect(jump(-1, {})).toEqual({ kind: 'clockJumped', at: iso(-1), ms: -1 })
})

test('O9: it is stored in whole milliseconds', () => {
  expect(rounded({ at: iso(0), allMs: 1.6, placeMs: { a: 0.4 } })).toEqual({
    at: iso(0),
    allMs: 2,
    placeMs: { a: 0 },
  })
})
