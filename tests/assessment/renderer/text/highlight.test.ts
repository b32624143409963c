import { expect, test } from 'vitest'

import { tokensOf } from '#src/assessment/renderer/text/highlight.ts'

const kindsIn = (code: string, language: string) =>
  tokensOf(code, language)
    .filter(({ kind }) => kind !== null)
    .map(({ kind, text }) => `${kind}: ${text}`)

test.each([
  ['javascript', 'const a = "b // c" // d', ['word: const', 'text: "b // c"', 'comment: // d']],
  ['javascript', "a(`x ${1}`, '\\'', 0x1f)", ['text: `x ${1}`', "text: '\\''", 'number: 0x1f']],
  ['python', 'def f(): # "no"', ['word: def', 'comment: # "no"']],
  ['css', 'a { color: #123 }', ['number: 123']],
  ['sql', 'SELECT 1 -- one', ['word: SELECT', 'number: 1', 'comment: -- one']],
  ['c', '/* open\nif', ['comment: /* open\nif']],
])('%s: %s', (language, code, expected) => {
  expect(kindsIn(code, language)).toEqual(expected)
})

test('no code is lost', () => {
  const code = 'if (a) { return "b }\n/* c'
  const whole = tokensOf(code, 'unheard of').map(({ text }) => text)
  expect(whole.join('')).toBe(code)
})
