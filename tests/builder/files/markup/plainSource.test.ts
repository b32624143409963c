import fc from 'fast-check'
import { expect, test } from 'vitest'

import { plainText } from '#src/assessment/engine/authoredText.ts'
import { authored, authoredLabel } from '#src/builder/files/markdown.ts'
import { plainSource } from '#src/builder/files/markup/plainSource.ts'
import { fewRuns } from '#tests/support/propertyRuns.ts'

test.each([
  ['Who is it?', 'Who is it?'],
  ['snake_case is fine, 2 * 3 too', 'snake_case is fine, 2 * 3 too'],
  ['one\ntwo\n\n\nthree', 'one  \ntwo\n\nthree'],
  ['*so*', '\\*so\\*'],
  ['# one', '\\# one'],
  ['1. one', '1\\. one'],
  ['{{name}}', '\\{\\{name\\}\\}'],
])('%j', (text, source) => {
  expect(plainSource(text, authored)).toBe(source)
})

test.each(['# one', '1. one', '- x', '> 3', '<p>'])('in a label %j needs no escape', (text) => {
  expect(plainSource(text, authoredLabel)).toBe(text)
})

test.each([authored, authoredLabel])(
  'any text renders as written, without references',
  (grammar) => {
    const letters = fc.constantFrom(...'ab 1.*_`#>-+[](){}\\&;<!|~=:\n')
    fc.assert(
      fc.property(fc.string({ unit: letters, maxLength: 40 }), (text) => {
        const read = grammar(plainSource(text, grammar))
        expect(plainText(read, () => 'QUOTE').replace(/\s+/g, '')).toBe(text.replace(/\s+/g, ''))
      }),
      fewRuns,
    )
  },
)
