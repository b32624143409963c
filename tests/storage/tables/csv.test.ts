import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { csvLine, guardedText } from '#src/storage/tables/csv.ts'
import { HOSTILE_CELLS } from '#tests/support/exports/hostileCells.ts'
import { propertyRuns } from '#tests/support/propertyRuns.ts'
import { readCsv, withoutGuard } from '#tests/support/exports/readTables.ts'

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.string({ unit: fc.constantFrom(...'\'"=+-@,;\t\r\n aé\0\uD800'), maxLength: 8 }),
  fc.constantFrom(...HOSTILE_CELLS),
)

test('W1: what is written is read back, whatever is in it', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(anyText, { minLength: 2, maxLength: 4 }), { maxLength: 4 }),
      (rows) => {
        const text = rows.map((row) => csvLine(row)).join('')
        const read = readCsv(text).map((row) => row.map(withoutGuard))
        expect(read).toEqual(rows.map((row) => row.map(clean)))
      },
    ),
    propertyRuns,
  )
})

test('W2: no field starts with what runs as a formula', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const [[field] = []] = readCsv(csvLine([text, 'end']))
      expect(field).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/)
    }),
    propertyRuns,
  )
})

test('W2: numbers and dates are not guarded, other texts keep their apostrophes', () => {
  expect(csvLine([-5, { date: '2026-11-21' }, "'tis", '-5'])).toBe("-5,2026-11-21,'tis,'-5\r\n")
})

test('W3: numbers, truth values, dates and nothing', () => {
  const moment = { moment: '2026-11-21T09:29:59.600Z' }
  expect(csvLine([0.5, 1000000, true, false, null, '', moment])).toBe(
    '0.5,1000000,TRUE,FALSE,,,2026-11-21 09:30:00\r\n',
  )
})

test('W4: halves of characters and NUL become the replacement character', () => {
  expect(guardedText('a\0b\uD83Dc😀')).toBe('a\uFFFDb\uFFFDc😀')
})

function clean(text: string): string {
  return Buffer.from(text, 'utf8').toString('utf8').replaceAll('\0', '\uFFFD')
}
