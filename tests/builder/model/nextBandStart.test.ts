import { expect, test } from 'vitest'

import { nextBandStart } from '#src/builder/model/nextBandStart.ts'

test('a new band starts above the last one, and where no other does', () => {
  expect(nextBandStart([])).toBe(0)
  expect(nextBandStart([0])).toBe(50)
  expect(nextBandStart([0, 50])).toBe(75)
  expect(nextBandStart([50, 0])).toBe(75)
  expect(nextBandStart([99.5])).toBe(100)
  expect(nextBandStart([0, 100])).toBe(99)
  const starts: number[] = []
  for (let count = 0; count <= 100; count++) starts.push(nextBandStart(starts))
  expect(new Set(starts).size).toBe(101)
})
