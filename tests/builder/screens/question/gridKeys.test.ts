import { expect, test } from 'vitest'

import { leadsTo } from '#src/builder/screens/question/gridKeys.ts'

/** 0 1 2 / 3 4 5 / 6 7 */
const from = (at: number, key: string) => leadsTo(key, at, 8, 3)

test('up and down stay in their column, and at the edges where they are', () => {
  expect(from(1, 'ArrowDown')).toBe(4)
  expect(from(4, 'ArrowDown')).toBe(7)
  expect(from(7, 'ArrowDown')).toBe(7)
  expect(from(7, 'ArrowUp')).toBe(4)
  expect(from(2, 'ArrowUp')).toBe(2)
})

test('down into a row that is not full leads to its end', () => {
  expect(from(5, 'ArrowDown')).toBe(7)
})

test('left and right go through all of them, and wrap around', () => {
  expect(from(2, 'ArrowRight')).toBe(3)
  expect(from(3, 'ArrowLeft')).toBe(2)
  expect(from(7, 'ArrowRight')).toBe(0)
  expect(from(0, 'ArrowLeft')).toBe(7)
})

test('home and end lead to the first and to the last', () => {
  expect(from(4, 'Home')).toBe(0)
  expect(from(4, 'End')).toBe(7)
  expect(from(4, 'a')).toBeNull()
})
