import fc from 'fast-check'
import { expect, test } from 'vitest'

import { type TextPart, wordChanges } from '#src/builder/model/wordChanges.ts'
import { propertyRuns } from '#tests/support/propertyRuns.ts'

const written = (parts: readonly TextPart[]) =>
  parts.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('')

test.each([
  [
    'First question',
    'A quite different question',
    '[First] question',
    '[A quite different] question',
  ],
  ['every day', 'every week', 'every [day]', 'every [week]'],
  ['Do it.', 'Do it, now.', 'Do it.', 'Do it[, now].'],
  ['same', 'same', 'same', 'same'],
  ['one two, three', 'four five', '[one two, three]', '[four five]'],
  ['', 'new', '', '[new]'],
  ['ما عمرك؟', 'ما اسمك؟', 'ما [عمرك]؟', 'ما [اسمك]؟'],
])('“%s” and “%s” differ word by word', (before, after, was, is) => {
  const changes = wordChanges(before, after)
  expect([written(changes.before), written(changes.after)]).toEqual([was, is])
})

const anyText = fc
  .array(fc.constantFrom('a', 'b', ' ', 'ü', '.', '\n', '😀', 'one two'), { maxLength: 12 })
  .map((words) => words.join(''))

test('the parts are the whole texts, and words that are not changed are in both', () => {
  fc.assert(
    fc.property(anyText, anyText, (before, after) => {
      const changes = wordChanges(before, after)
      expect(whole(changes.before)).toBe(before)
      expect(whole(changes.after)).toBe(after)
      expect(unchanged(changes.before)).toBe(unchanged(changes.after))
    }),
    propertyRuns,
  )
})

test('very long texts differ between their common ends', () => {
  const long = (word: string) => `Start ${`${word} `.repeat(2_000)}end`
  const { before, after } = wordChanges(long('one'), long('two'))
  expect(before.map(({ isChanged }) => isChanged)).toEqual([false, true, false])
  expect(whole(after)).toBe(long('two'))
})

function whole(parts: readonly TextPart[]): string {
  return parts.map(({ text }) => text).join('')
}

function unchanged(parts: readonly TextPart[]): string {
  return whole(parts.filter(({ isChanged }) => !isChanged)).replaceAll(/\s/g, '')
}
