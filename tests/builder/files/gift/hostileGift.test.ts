import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { questionSchema } from '#schemas/question.ts'
import { questionsFromPasted } from '#src/builder/files/pasted/questionsFromPasted.ts'
import { looksLikeGift } from '#src/builder/files/gift/looksLikeGift.ts'
import { readGift } from '#src/builder/files/gift/readGift.ts'
import { AS_IT_LOOKS, readPasted } from '#src/builder/files/readers/readPasted.ts'
import { countingMint } from '#tests/support/definitions.ts'
import { propertyRuns } from '#tests/support/propertyRuns.ts'

const PIECES = [
  '::Title::',
  'Where is it? ',
  '{',
  '}',
  '=here',
  '~%50%there',
  '~%-33.3333%',
  '#feedback',
  '####all',
  '#1822:5',
  '#1..5',
  '->',
  'TRUE',
  '\\',
  '\\{',
  '\\n',
  '\n',
  '\n\n',
  '// note [id:1] [tag:t]\n',
  '\n// remark\n',
  '\n```gift\n',
  '~=',
  '｛＝a～b｝',
  '{1:SA:=x}',
  '@@PLUGINFILE@@',
  '$CATEGORY: a/b\n',
  '[html]<p>x</p>',
  '[markdown]*x*',
  '<b>',
  '&lt;',
  '*',
  ':',
  '\uFDD0',
  'ق',
]

test('any text of GIFT fragments gives questions that can be stored, or a reason', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PIECES), { maxLength: 12 }), (pieces) => {
      const text = pieces.join('')
      const { questions, skipped } = readGift(text)
      for (const question of questionsFromPasted(questions, countingMint())) {
        expect(questionSchema.safeParse(question).error).toBeUndefined()
      }
      for (const { why, text: left } of skipped) expect([why, left]).not.toContain('')
      looksLikeGift(text)
    }),
    propertyRuns,
  )
})

/** Numbered words, each on a line of its own or among marks. */
const WORD = /word\d+x/g

test('GI4: every word is in a question, in the explanation for staff, or left out', () => {
  const piece = fc.oneof(fc.constantFrom(...PIECES), fc.constant('word'), fc.constant('\nword '))
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
      let count = 0
      const text = pieces.join('').replaceAll('word', () => `word${++count}x`)
      const { questions, skipped, notes, lines } = readPasted(text, { ...AS_IT_LOOKS, as: 'gift' })
      const read = JSON.stringify([questions, skipped, notes])
      const lost = (text.match(WORD) ?? []).filter((word) => !read.includes(word))
      expect({ text, lost }).toEqual({ text, lost: [] })
      expect(lines.used).toBeLessThanOrEqual(lines.total)
    }),
    propertyRuns,
  )
})

describe('read within the time limit', () => {
  test.each([
    '{',
    '}',
    'a{',
    'a}',
    'a{T}\n',
    'a{T}\n\n',
    'a{\n\n',
    '::',
    '::a::b{=x}\n\n',
    '=x ~y ',
    '\\{',
    '#',
    '//[tag:x]\n',
    '[html]<b>',
    '->',
    '$CATEGORY: a/\n\n',
    '\n\n',
    '```\n',
    '｛＝',
    '{1:SA:',
    '{1:SA:\n\n',
    '\\{1\\:SA\\:',
    '%50%~',
    '\n=',
  ])(
    '%j, filling 20 kB, also within braces',
    (piece) => {
      const many = piece.repeat(20_000 / piece.length)
      for (const text of [many, `a{${many}}`, `a{=x->${many}}`, `a{1:SA:=${many}}`]) {
        readPasted(text, { ...AS_IT_LOOKS, as: 'gift' })
        expect(typeof looksLikeGift(text)).toBe('boolean')
      }
    },
    30_000,
  )
})
