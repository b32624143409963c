import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { questionSchema } from '#schemas/question.ts'
import { questionsFromPasted } from '#src/builder/files/pasted/questionsFromPasted.ts'
import { looksLikeGift } from '#src/builder/files/gift/looksLikeGift.ts'
import { readGift } from '#src/builder/files/gift/readGift.ts'
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
  ])(
    '%j, filling 100 kB, also within braces',
    (piece) => {
      const many = piece.repeat(100_000 / piece.length)
      for (const text of [many, `a{${many}}`, `a{=x->${many}}`]) {
        readGift(text)
        expect(typeof looksLikeGift(text)).toBe('boolean')
      }
    },
    30_000,
  )
})
