import { expect, test } from 'vitest'

import { readNumber, writeNumber } from '#src/assessment/renderer/inputs/numberText.ts'

test.each([
  ['en', '12', 12],
  ['en', ' 1.5 ', 1.5],
  ['en', '.5', 0.5],
  ['en', '1,000', 1000],
  ['en', '1,234,567.5', 1234567.5],
  ['en', '\u22123', -3],
  ['en', '+4', 4],
  ['en', '1 000', 1000],
  ['en', '٣٫٥', 3.5],
  ['de', '٣٫٥', 3.5],
  ['ar', '١٬٠٠٠', 1000],
  ['de', '1,5', 1.5],
  ['de', '1.000', 1000],
  ['de', '1.234,5', 1234.5],
  ['de', '1.5', 1.5],
  ['de', '0.125', 0.125],
  ['fr', '-0.250', -0.25],
  ['de', '12.000', 12000],
  ['en', "1'000.5", 1000.5],
  ['en', '- 5', -5],
])('%s: %s reads as %d', (language, typed, value) => {
  expect(readNumber(typed, language)).toBe(value)
})

test.each([
  ['en', 'ten'],
  ['en', '1,5'],
  ['en', '1,2,3'],
  ['en', '12px'],
  ['en', '-'],
  ['en', '1e999'],
  ['de', '1,2,3'],
  ['de', '1.2.3'],
  ['en', '0,125'],
  ['ar', '0,500'],
  ['en', '10 20'],
  ['en', "5'11"],
  ['en', '1 000,000'],
])('%s: %s is no number, and nothing is guessed', (language, typed) => {
  expect(readNumber(typed, language)).toBeNull()
})

test('numbers are written with the decimal mark of the language', () => {
  expect(writeNumber(1.5, 'de')).toBe('1,5')
  expect(writeNumber(1000.25, 'en')).toBe('1000.25')
})

test.each(['en', 'de', 'fr', 'es', 'ar', 'ar-EG', 'he', 'fa', 'de-CH'])(
  'numbers are read as devices in %s write them',
  (locale) => {
    const values = [0, 7.5, -7.5, 1822, -18220.25, 1234567.5]
    const written = values.map(new Intl.NumberFormat(locale).format)
    expect(written.map((text) => readNumber(text, locale))).toEqual(values)
  },
)

test('an unknown language is handled like any other', () => {
  expect(readNumber('1.5', 'not a language')).toBe(1.5)
})
