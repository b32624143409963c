import fc from 'fast-check'
import { expect, test } from 'vitest'

import { readNumber, writeNumber } from '#src/assessment/renderer/inputs/numberText.ts'
import { propertyRuns } from '#tests/support/propertyRuns.ts'

test.each([
  ['en', '12', 12],
  ['en', ' 1.5 ', 1.5],
  ['en', '.5', 0.5],
  ['en', '7,5', 7.5],
  ['de', '7.5', 7.5],
  ['ar', '٧،٥', 7.5],
  ['en', '٧،٥', 7.5],
  ['de', '٧،٥', 7.5],
  ['en', '0,125', 0.125],
  ['ar', '0,500', 0.5],
  ['en', '1,2345', 1.2345],
  ['en', '1234,567', 1234.567],
  ['en', '1.234', 1.234],
  ['de', '1,234', 1.234],
  ['de', '١٫٢٣٤', 1.234],
  ['en', '1.234,5', 1234.5],
  ['de', '1,234.5', 1234.5],
  ['en', '1.234.567', 1234567],
  ['en', '1 000,5', 1000.5],
  ['en', '1,000,000', 1000000],
  ['en', '1,234,567.5', 1234567.5],
  ['en', '\u22123', -3],
  ['en', '+4', 4],
  ['en', '1 000', 1000],
  ['en', '٣٫٥', 3.5],
  ['de', '٣٫٥', 3.5],
  ['ar', '١٬٠٠٠', 1000],
  ['de', '1,5', 1.5],
  ['de', '1.234,5', 1234.5],
  ['de', '1.5', 1.5],
  ['de', '0.125', 0.125],
  ['fr', '-0.250', -0.25],
  ['en', "1'000.5", 1000.5],
  ['en', '- 5', -5],
  ['ar', '\u2068٢٥٠٠\u2069', 2500],
  ['hi', '२५०.५', 250.5],
])('L22: in %s, %s reads as %d', (language, typed, value) => {
  expect(readNumber(typed, language)).toBe(value)
})

test.each([
  ['en', 'ten'],
  ['en', '1,2,3'],
  ['en', '12px'],
  ['en', '-'],
  ['en', '1e999'],
  ['de', '1,2,3'],
  ['de', '1.2.3'],
  ['en', '10 20'],
  ['en', "5'11"],
  ['en', '1 000,000'],
  ['en', '1,234'],
  ['en', '-1,000'],
  ['en', '999,999'],
  ['de', '1.234'],
  ['fr', '12.000'],
  ['ar', '١،٢٣٤'],
])('L22: in %s, %s is no number, and nothing is guessed', (language, typed) => {
  expect(readNumber(typed, language)).toBeNull()
})

test.each([
  ['en', '1,234', 1234],
  ['de', '60.000', 60000],
  ['en', '7,5', 7.5],
  ['en', '1.234', 1.234],
])('L22: where only whole numbers count, in %s %s reads as %d', (language, typed, value) => {
  expect(readNumber(typed, language, true)).toBe(value)
})

/** Both marks in every place: a text is read as it was meant, or asked for again. */
test('L22: no number that was typed in either convention reads as another', () => {
  const languages = fc.constantFrom('en', 'de', 'fr', 'es', 'ar', 'he')
  const digits = fc.integer({ min: 0, max: 9_999_999 })
  const written = fc.record({
    language: languages,
    whole: digits,
    decimals: fc.stringMatching(/^\d{0,4}$/),
    marks: fc.constantFrom('.,', ',.'),
    isGrouped: fc.boolean(),
  })
  fc.assert(
    fc.property(written, ({ language, whole, decimals, marks, isGrouped }) => {
      const [decimal = '', group = ''] = marks
      const before = isGrouped ? String(whole).replace(/\B(?=(\d{3})+$)/g, group) : String(whole)
      const typed = decimals === '' ? before : `${before}${decimal}${decimals}`
      const meant = Number(`${whole}.${decimals || 0}`)
      const read = readNumber(typed, language)
      // What has one mark before three digits may mean the other number as well.
      const isOpen = /^\d{1,3}[.,]\d{3}$/.test(typed)
      expect(read === null ? isOpen : isOpen || read === meant).toBe(true)
    }),
    propertyRuns,
  )
})

test('numbers are written with the decimal mark of the language', () => {
  expect(writeNumber(1.5, 'de')).toBe('1,5')
  expect(writeNumber(1000.25, 'en')).toBe('1000.25')
})

test.each(['en', 'de', 'fr', 'es', 'ar', 'ar-EG', 'he', 'fa', 'de-CH'])(
  'numbers are read as devices in %s write them',
  (locale) => {
    const values = [0, 7.5, -7.5, -18220.25, 1234567.5]
    const written = values.map(new Intl.NumberFormat(locale).format)
    expect(written.map((text) => readNumber(text, locale))).toEqual(values)
  },
)

test('an unknown language is handled like any other', () => {
  expect(readNumber('1.5', 'not a language')).toBe(1.5)
})
