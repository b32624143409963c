import fc from 'fast-check'
import { expect, test } from 'vitest'

import { quizLines } from '#src/builder/files/quiz/lines.ts'
import { propertyRuns } from '#tests/support/propertyRuns.ts'

/** Line by line: a fence opens if a later bare one closes it, and hides what is between. */
function slowCodeLines(texts: readonly string[]): boolean[] {
  const fences = texts.map((text) => /^\s*(`{3,}|~{3,})([^`]*)$/.exec(text))
  const isCode = texts.map(() => false)
  for (let at = 0; at < texts.length; at++) {
    const opening = fences[at]?.[1]
    if (opening === undefined) continue
    const end = fences.findIndex(
      (fence, line) =>
        line > at && fence?.[2]?.trim() === '' && fence[1]?.startsWith(opening) === true,
    )
    if (end < 0) continue
    for (let line = at; line <= end; line++) isCode[line] = true
    at = end
  }
  return isCode
}

const line = fc.oneof(
  fc
    .tuple(fc.constantFrom('`', '~'), fc.integer({ min: 2, max: 7 }), fc.constantFrom('', '', 'js'))
    .map(([mark, length, rest]) => mark.repeat(length) + rest),
  fc.constantFrom('', 'text', '  ```', '~~~ `'),
)

test('code is found as by searching for the end of each fence in turn', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), (texts) => {
      const found = quizLines(texts.join('\n')).map(({ isCode }) => isCode)
      expect(found).toEqual(texts.length === 0 ? [false] : slowCodeLines(texts))
    }),
    propertyRuns,
  )
})
