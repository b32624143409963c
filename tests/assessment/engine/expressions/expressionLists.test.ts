import { expect, test } from 'vitest'

import { areEqual } from '#src/assessment/engine/expressions/value.ts'

test('C5, X11: lists are equal when they have the same members', () => {
  expect(areEqual(['a', 'b'], ['b', 'a', 'a'])).toBe(true)
  expect(areEqual(['a'], ['a', 'b'])).toBe(false)
  expect(areEqual(['a', 'b'], ['a'])).toBe(false)
  expect(areEqual(['a', 'b'], ['a', 'c'])).toBe(false)
  // One code may equal the concatenation of others.
  expect(areEqual(['a\nb'], ['a', 'b'])).toBe(false)
  expect(areEqual(['a,b'], ['a', 'b'])).toBe(false)
})

test('X11: values of two sorts are not comparable', () => {
  expect(areEqual({ date: '2026-11-21' }, ['2026-11-21'])).toBeNull()
  expect(areEqual({ date: '2026-11-21' }, { date: '2026-11-21' })).toBe(true)
  expect(areEqual('é', 'e\u0301 ')).toBe(true)
})
