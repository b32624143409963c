import { expect, test } from 'vitest'

import { isSame } from '#src/assessment/engine/editing/sameness.ts'

test.each([
  [
    { a: 1, b: [2, { c: null }] },
    { b: [2, { c: null }], a: 1 },
  ],
  [[], []],
  [null, null],
])('E8: %j and %j are the same', (one, other) => {
  expect(isSame(one, other)).toBe(true)
})

test.each([
  [null, {}],
  [[], {}],
  [['a'], { 0: 'a' }],
  [1, '1'],
  ['a', ['a']],
  ['', {}],
  [[1, 2], [1]],
  [
    [1, 2],
    [2, 1],
  ],
  [{ a: 1 }, { a: 1, b: 2 }],
  [{ a: undefined }, { b: undefined }],
  [{ a: { b: 1 } }, { a: { b: 2 } }],
])('E8: %j and %j are not the same', (one, other) => {
  expect(isSame(one, other)).toBe(false)
  expect(isSame(other, one)).toBe(false)
})
