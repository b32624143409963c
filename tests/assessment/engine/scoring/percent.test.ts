import { expect, test } from 'vitest'

import { outcomeLimits, shownPercent } from '#src/assessment/engine/scoring/percent.ts'

test('S20: what falls short of a whole pass mark or of 100 is not shown as reaching it', () => {
  expect(shownPercent(9.99 / 20)).toBe(49)
  expect(shownPercent(0.996)).toBe(99)
  expect(shownPercent(10 / 20)).toBe(50)
  expect(shownPercent(1)).toBe(100)
})

test('S20: every hundredth is itself, in spite of binary fractions', () => {
  for (let percent = -100; percent <= 100; percent++) {
    expect(shownPercent(percent / 100)).toBe(percent)
    expect(shownPercent(percent / 10_000, [], 2)).toBe(percent / 100)
  }
})

test('S20: a limit that was reached is shown as reached, with as many digits as that takes', () => {
  expect(shownPercent(5 / 8, [62.5])).toBe(62.5)
  expect(shownPercent(0.6274, [62.5])).toBe(62.7)
  expect(shownPercent(0.6254, [62.525, 62.53])).toBe(62.54)
  expect(shownPercent(0.62, [62.5])).toBe(62)
  expect(shownPercent(0.7, [62.5])).toBe(70)
  expect(shownPercent(0.333333, [33.3333], 2)).toBe(33.3333)
})

test('S20: at any number of digits, the shown percentage is on the same side of each limit', () => {
  for (let points = -8; points <= 80; points++) {
    for (const limit of [0, 12.5, 33.3, 33.33, 66.6667, 100]) {
      const share = points / 72
      const shown = shownPercent(share, [limit])
      expect(shown >= limit).toBe(points * 100 >= limit * 72)
    }
  }
})

test('S20: exports round down to two digits', () => {
  expect(shownPercent(0.49996, [50], 2)).toBe(49.99)
  expect(shownPercent(2 / 3, [], 2)).toBe(66.66)
})

test('S20: zero has no sign', () => {
  expect(Object.is(shownPercent(-0), 0)).toBe(true)
  expect(shownPercent(-0.05 / 20)).toBe(-1)
})

test('S20: the limits are those of the pass mark and the bands', () => {
  expect(outcomeLimits({})).toEqual([])
  const bands = [{ id: 'b', name: 'Strong', from: 72.5 }]
  expect(outcomeLimits({ passMark: { percent: 50 }, bands })).toEqual([50, 72.5])
})
