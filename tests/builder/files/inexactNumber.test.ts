import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { inexactNumber } from '#src/storage/json/inexactNumber.ts'
import { readJson } from '#src/storage/json/readJson.ts'
import { propertyRuns } from '#tests/support/propertyRuns.ts'

function told(text: string): string {
  const read = readJson(text)
  return read.ok ? 'read' : `${read.error.where}: ${read.error.why}`
}

describe('a number that would be rounded is refused, with its line and column', () => {
  test.each([
    ['12345678901234567890', 'line 1, column 1', '12345678901234567000'],
    ['{"points": 9007199254740993}', 'line 1, column 12', '9007199254740992'],
    ['{"a": "1",\n "b": [1, -0.12345678901234567]}', 'line 2, column 11', '-0.12345678901234566'],
    ['[1e-999]', 'line 1, column 2', '0'],
  ])('%s', (text, where, kept) => {
    const written = /-?[\d.]{16,}|1e-999/.exec(text)?.[0]
    expect(told(text)).toBe(
      `${where}: the number ${written} can’t be kept exactly and would become ${kept}: use at most 15 digits`,
    )
  })

  test.each([
    '[0.1, 100, 1e3, 1.50, -0, 0.0, 1E+2, 123456789012345, 0.30000000000000004, 1e21]',
    '{"12345678901234567890": "12345678901234567890 \\" 12345678901234567890"}',
    '10000000000000000000000',
  ])('nothing is rounded in %s', (text) => {
    expect(told(text)).toBe('read')
  })
})

test('a number beyond all limits is reported as too large', () => {
  expect(told('{"a": [-1e999]}')).toBe('line 1, column 8: the number -1e999 is too large')
})

test('a number is read back exactly as written', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(inexactNumber(JSON.stringify(value))).toBeNull()
    }),
    propertyRuns,
  )
})

test('fifteen digits are always exact', () => {
  const digits = fc.stringMatching(/^-?[1-9]\d{0,7}(\.\d{1,7})?(e-?[1-9]\d?)?$/)
  fc.assert(
    fc.property(digits, (text) => {
      expect(inexactNumber(`{"a": [${text}]}`)).toBeNull()
    }),
    propertyRuns,
  )
})
