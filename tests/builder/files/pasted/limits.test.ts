import { expect, test } from 'vitest'

import { tooMuch } from '#src/builder/files/pasted/limits.ts'

const limits = { characters: 20, lines: 3 }

test.each([
  ['', null],
  ['x'.repeat(20), null],
  ['x'.repeat(21), { what: 'characters', limit: 20, met: 21 }],
  ['a\nb\nc', null],
  ['a\nb\nc\n', null],
  ['a\nb\nc\nd', { what: 'lines', limit: 3, met: 4 }],
  ['a\r\nb\r\nc\r\nd', { what: 'lines', limit: 3, met: 4 }],
  ['a\rb\rc\rd', { what: 'lines', limit: 3, met: 4 }],
  ['a\r\nb\r\nc\r\n', null],
  ['\n\n\n\n', { what: 'lines', limit: 3, met: 4 }],
])('%j', (text, met) => {
  expect(tooMuch(text, limits)).toEqual(met)
})
