import { expect, test } from 'vitest'
import { directionOf } from '#src/builder/screens/paste/directionOf.ts'

test.each([
  ['1. Which?', 'ltr'],
  ['1. أيها؟ (a)', 'rtl'],
  ['— «מה?»', 'rtl'],
  ['12 + 3', 'ltr'],
  ['', 'ltr'],
])('%j', (text, direction) => {
  expect(directionOf(text)).toBe(direction)
})
