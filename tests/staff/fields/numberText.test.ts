import { expect, test } from 'vitest'

import { readNumberText } from '#src/staff/fields/numberText.ts'

const number = (value: number) => ({ kind: 'number', value })

test.each([
  ['10', 10],
  [' 2.5 ', 2.5],
  ['2,5', 2.5],
  ['-3', -3],
  ['−3', -3],
  ['.5', 0.5],
  ['0,125', 0.125],
  ['1.234', 1.234],
  ['1234,567', 1234.567],
  ['1,234,567', 1234567],
  ['1,234.5', 1234.5],
  ['٧٫٥', 7.5],
  ['١٬٢٣٤', 1234],
  ['१२', 12],
])('L22: “%s” is a number', (text, value) => {
  expect(readNumberText(text)).toEqual(number(value))
})

test.each([
  ['1,234', '1234', '1.234'],
  ['10,000', '10000', '10.000'],
  ['-1,500', '-1500', '-1.500'],
  ['١،٢٣٤', '1234', '1.234'],
])('L22: “%s” could be two numbers', (text, whole, fraction) => {
  expect(readNumberText(text)).toEqual({ kind: 'unclear', whole, fraction })
})

test.each(['ten', '1,23,4', '12,34.5', '1 000', '1e5', '--1'])('“%s” is none', (text) => {
  expect(readNumberText(text)).toEqual({ kind: 'unreadable' })
})

test('white space is an empty field', () => {
  expect(readNumberText(' ')).toEqual({ kind: 'empty' })
})
