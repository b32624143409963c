import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { fromBase64url, fromUtf8, toBase64url, utf8 } from '#src/storage/vault/bytes.ts'
import { contextBytes } from '#src/storage/vault/context.ts'
import { pad, unpad } from '#src/storage/vault/padding.ts'
import { propertyRuns } from '#tests/support/propertyRuns.ts'

test.each([
  [0, 1024],
  [1020, 1024],
  [1021, 2048],
  [2044, 2048],
  [2045, 3072],
])('%i bytes are padded to %i', (length, padded) => {
  expect(pad(new Uint8Array(length))).toHaveLength(padded)
})

test('what was padded comes back', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 5000 }), (bytes) => {
      expect([...unpad(pad(bytes))]).toEqual([...bytes])
    }),
    propertyRuns,
  )
})

test('what was not padded is refused', () => {
  const padded = pad(utf8('An answer'))
  expect(() => unpad(padded.subarray(0, 1023))).toThrow(RangeError)
  expect(() => unpad(new Uint8Array(2048))).toThrow(RangeError)
  expect(() => unpad(padded.with(0, 1))).toThrow(RangeError)
})

test('bytes survive as base64url, texts as UTF-8', () => {
  fc.assert(
    fc.property(fc.uint8Array(), fc.string({ unit: 'grapheme' }), (bytes, text) => {
      expect(toBase64url(bytes)).toBe(Buffer.from(bytes).toString('base64url'))
      expect([...fromBase64url(toBase64url(bytes))]).toEqual([...bytes])
      expect(fromUtf8(utf8(text))).toBe(text)
    }),
    propertyRuns,
  )
})

test('different contexts have different bytes', () => {
  const part = fc.oneof(fc.string(), fc.constantFrom('a', 'b', 'a","b', ''))
  const context = fc.array(part, { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(context, context, ([first = '', ...rest], [second = '', ...others]) => {
      const same = JSON.stringify([first, rest]) === JSON.stringify([second, others])
      const [one, two] = [contextBytes([first, ...rest]), contextBytes([second, ...others])]
      expect(Buffer.compare(one, two) === 0).toBe(same)
    }),
    propertyRuns,
  )
})
