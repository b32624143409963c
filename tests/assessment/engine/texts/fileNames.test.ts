import fc from 'fast-check'
import { expect, test } from 'vitest'

import { fileNameText, namedFiles } from '#src/assessment/engine/texts/fileNames.ts'
import { storedFile } from '#tests/support/definitions.ts'
import { propertyRuns } from '#tests/support/propertyRuns.ts'

const shown = (...names: string[]) =>
  namedFiles(names.map((name, n) => ({ ...storedFile(name), fileId: `f${n}` })))

test.each([
  ['nu\u202efdp.exe', 'nu[U+202E]fdp.exe'],
  ['\u2067cv\u2069.pdf', '[U+2067]cv[U+2069].pdf'],
  ['\u200fקורות חיים.pdf', '[U+200F]קורות חיים.pdf'],
  ['a\u061cb\u200e.txt', 'a[U+061C]b[U+200E].txt'],
  ['line\nbreak\u2028.txt', 'line[U+000A]break[U+2028].txt'],
  ['Naïve résumé 👩‍💻, 50 %.pdf', 'Naïve résumé 👩‍💻, 50 %.pdf'],
  ['فارسی\u200cنویس.pdf', 'فارسی\u200cنویس.pdf'],
])('R6: %j is shown as %j', (name, text) => {
  expect(fileNameText(name)).toBe(text)
})

test('R6: files of one name are told apart, and keep their ending where they are saved', () => {
  const files = shown('cv.txt', 'cv.txt', 'b.pdf', 'cv.txt', 'README', 'README', '.env', '.env')
  expect(files.map(({ name }) => name)).toEqual([
    ...['cv.txt', 'cv.txt (2)', 'b.pdf', 'cv.txt (3)'],
    ...['README', 'README (2)', '.env', '.env (2)'],
  ])
  expect(files.map(({ saveAs }) => saveAs)).toEqual([
    ...['cv.txt', 'cv (2).txt', 'b.pdf', 'cv (3).txt'],
    ...['README', 'README (2)', '.env', '.env (2)'],
  ])
})

test('R6: a number never makes a name that another file has', () => {
  expect(shown('a', 'a (2)', 'a').map(({ name }) => name)).toEqual(['a', 'a (2)', 'a (3)'])
  expect(shown('é.txt', 'e\u0301.txt').map(({ name }) => name)).toEqual([
    'é.txt',
    'e\u0301.txt (2)',
  ])
})

test('R6: no two files of an answer look the same, and nothing in a name turns it around', () => {
  const name = fc.string({
    unit: fc.constantFrom('a', '.', ' (2)', '\u202e', '\n', 'é', 'e\u0301'),
  })
  fc.assert(
    fc.property(fc.array(name, { maxLength: 6 }), (names) => {
      const texts = shown(...names).map((each) => each.name.normalize())
      expect(new Set(texts).size).toBe(names.length)
      expect(texts.join('')).not.toMatch(/[\p{Bidi_Control}\p{Cc}]/u)
    }),
    propertyRuns,
  )
})

test('R6: an answer that is no list of files has none', () => {
  expect([undefined, 'cv.txt', ['a', 'b'], 3].map((answer) => namedFiles(answer))).toEqual([
    [],
    [],
    [],
    [],
  ])
})
