import { expect, test } from 'vitest'

import { usualMinutes } from '#src/assessment/engine/statistics/usualMinutes.ts'

const minutes = (...counts: number[]) => counts.map((count) => count * 60_000)
const each = (count: number, at: (index: number) => number) =>
  minutes(...Array.from({ length: count }, (_, index) => at(index)))

test('R8: there are none until 20 people have submitted', () => {
  expect(usualMinutes([])).toBeNull()
  expect(usualMinutes(each(19, () => 5))).toBeNull()
  expect(usualMinutes(each(20, () => 5))).toBe(5)
})

test('R8: three quarters were done within them, rounded up', () => {
  expect(usualMinutes(each(20, (index) => index + 1))).toBe(15)
  expect(usualMinutes(each(20, (index) => 20 - index))).toBe(15)
  expect(usualMinutes(each(20, () => 14.01))).toBe(15)
  expect(usualMinutes(each(20, () => 0))).toBe(1)
})

test('R8: above half an hour they go up by five', () => {
  expect([30, 30.5, 31, 36, 60].map((time) => usualMinutes(each(20, () => time)))).toEqual([
    30, 35, 35, 40, 60,
  ])
})

test('R8: nobody’s own time shows, because people are counted by twenties', () => {
  const twenty = each(20, (index) => index + 1)
  for (let later = 1; later < 20; later += 1) {
    expect(usualMinutes([...twenty, ...each(later, () => 500)])).toBe(15)
  }
  expect(usualMinutes([...twenty, ...each(20, () => 500)])).toBe(500)
})
