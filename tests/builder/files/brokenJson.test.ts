import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { readJson } from '#src/storage/json/readJson.ts'
import { propertyRuns } from '#tests/support/propertyRuns.ts'

function told(text: string): string {
  const read = readJson(text)
  return read.ok ? 'read' : `${read.error.where}: ${read.error.why}`
}

describe('invalid JSON is reported by line, column and what is found there', () => {
  test.each([
    ['{"a": x}', '1, column 7', '“x” is where a value is expected'],
    ['{\n  "a": NaN\n}', '2, column 8', '“NaN” is where a value is expected'],
    ['{"a": 01}', '1, column 7', '“01” is where a value is expected'],
    ['{"a": +1}', '1, column 7', '“+1” is where a value is expected'],
    ['{"a": nulls}', '1, column 7', '“nulls” is where a value is expected'],
    ['[,1]', '1, column 2', '“,” is where a value or “]” is expected'],
    ['[1 2]', '1, column 4', '“2” is where a comma or “]” is expected'],
    ['{"a" 1}', '1, column 6', '“1” is where a colon is expected'],
    ['{a: 1}', '1, column 2', '“a” is where a name in double quotation marks or “}” is expected'],
    ['{"a": 1]', '1, column 8', '“]” is where a comma or “}” is expected'],
    ['{} {}', '1, column 4', '“{” is where nothing more is expected'],
    ['[1, 2,]', '1, column 7', '“]” is where a value is expected: remove the comma before it'],
    [
      '{\r\n"a": 1,\r\n}',
      '3, column 1',
      '“}” is where a name in double quotation marks is expected: remove the comma before it',
    ],
    ['{"a": 1', '1, column 8', 'the text ends where a comma or “}” is expected'],
    ['{"a":\n', '1, column 6', 'the text ends where a value is expected'],
    ['{"a": "b', '1, column 7', 'the text that begins here has no closing quotation mark'],
    [
      '{"a": "b\n"}',
      '1, column 9',
      'a line ends within a text: close it with a quotation mark, or write \\n',
    ],
    ['["\t"]', '1, column 3', 'there is a tab inside a text: write \\t for it'],
    [
      '["\u0001"]',
      '1, column 3',
      'there is a control character inside a text: write \\u0001 for it',
    ],
    [
      '{"a": "b\u0000c"}',
      '1, column 9',
      'there is a control character inside a text: write \\u0000 for it',
    ],
    ['{"a": \u00001}', '1, column 7', 'a NUL character (U+0000) is where a value is expected'],
    ['[1]\u0000', '1, column 4', 'a NUL character (U+0000) is where nothing more is expected'],
    ['[\u00a01]', '1, column 2', 'the character U+00A0 is where a value or “]” is expected'],
    ['["\\q"]', '1, column 3', '“\\q” is not known in a text: write a backslash as \\\\'],
    ['["\\u12"]', '1, column 3', '“\\u” is not known in a text: write a backslash as \\\\'],
    ['["\u{1f600}", x]', '1, column 7', '“x” is where a value is expected'],
    ['\uFEFF[x]', '1, column 2', '“x” is where a value or “]” is expected'],
  ])('%j', (text, where, why) => {
    expect(told(text)).toBe(`line ${where}: it is not valid JSON: ${why}`)
  })
})

test('a character inserted anywhere into JSON is located, or the text is still valid', () => {
  fc.assert(
    fc.property(fc.json(), fc.nat(), (json, at) => {
      const place = at % (json.length + 1)
      const broken = `${json.slice(0, place)}#${json.slice(place)}`
      const said = told(broken)
      // In a string it is an ordinary character, unless a backslash precedes it.
      fc.pre(said !== 'read' && !json.includes('\\'))
      const word = /[\w.+-]*$/.exec(json.slice(0, place))?.[0] ?? ''
      const columns = [place, place - word.length].map(
        (position) => Array.from(json.slice(0, position)).length + 1,
      )
      expect(columns).toContain(Number(/column (\d+)/.exec(said)?.[1]))
    }),
    propertyRuns,
  )
})

test('a text without JSON, and one in another encoding, are reported as such', () => {
  expect(told('\uFEFF \n')).toBe(': it is empty')
  const isOther = ': it is not text in UTF-8: save it in that encoding'
  expect(told('{\u0000}\u0000')).toBe(isOther)
  expect(told('\u0000{\u0000}')).toBe(isOther)
})

test('deep and long invalid texts are reported as well', () => {
  expect(told('['.repeat(100_000))).toContain('column 100001')
  expect(told(`["${'a'.repeat(1_000_000)}`)).toContain('column 2')
})
