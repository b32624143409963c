import { expect, test } from 'vitest'

import { rawDate, readDate } from '#src/assessment/renderer/fields/dateText.ts'
import { dateFault } from '#src/assessment/words/values/dateFault.ts'
import { splitParts } from '#src/assessment/words/values/dateParts.ts'

test('zeros in front change nothing', () => {
  expect(readDate(['2026', '005', '5'])).toBe('2026-05-05')
  expect(readDate(['2026', '5', '0000005'])).toBe('2026-05-05')
  expect(readDate(['02026', '5', '5'])).toBeNull()
  expect(readDate(['2026', '00', '5'])).toBeNull()
})

test('digits of any script are read, without marks that nobody sees', () => {
  expect(readDate(['\u200f٢٠٢٧', '\u2068١\u2069', '५'])).toBe('2027-01-05')
})

test('a day or month may end with a full stop, as ordinal numbers do', () => {
  expect(readDate(['2026', '3.', '1.'])).toBe('2026-03-01')
  expect(readDate(['2026', '12', '.'])).toBeNull()
  expect(dateFault(rawDate(['2026', '13.', '1.']), 'de').kind).toBe('month')
  expect(dateFault(rawDate(['2026', '2.', '31.']), 'de')).toEqual({
    kind: 'day',
    date: '31. Februar 2026',
  })
})

test.each([
  { parts: ['2026', '2', '31'], kind: 'day' },
  { parts: ['20-27', '2', '31'], kind: 'digits' },
  { parts: ['2026', '', '1-2'], kind: 'incomplete' },
  { parts: ['', '', '2026-03'], kind: 'incomplete' },
])('$parts stay as they were typed, and are told from each other', ({ parts, kind }) => {
  const raw = rawDate(parts)
  expect(splitParts(raw)).toEqual(parts)
  expect(dateFault(raw, 'en').kind).toBe(kind)
})
