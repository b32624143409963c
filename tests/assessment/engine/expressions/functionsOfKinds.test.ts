import { expect, test } from 'vitest'

import type { Answer } from '#schemas/answer.ts'
import type { Question, QuestionKind } from '#schemas/question.ts'
import { checkCalculated } from '#src/assessment/engine/calculated/checkCalculated.ts'
import { questionKinds } from '#tests/support/arbitrary/arbitraries.ts'
import {
  anAssessment,
  code,
  consent,
  date,
  file,
  longText,
  matrix,
  multipleChoice,
  number,
  ranking,
  rating,
  shortText,
  signature,
  singleChoice,
  statement,
  withCalculated,
} from '#tests/support/definitions.ts'
import { evaluate } from '#tests/support/evaluations.ts'

const kinds: { readonly [K in QuestionKind]: readonly [Question, Answer] } = {
  singleChoice: [singleChoice('a', ['x', 'y']), { option: 'x' }],
  multipleChoice: [multipleChoice('a', ['x', 'y']), { options: ['x'] }],
  shortText: [shortText('a'), 'x'],
  longText: [longText('a'), 'x'],
  number: [number('a'), 3],
  date: [date('a'), '2026-11-21'],
  rating: [rating('a'), 3],
  ranking: [ranking('a', ['x', 'y']), ['x', 'y']],
  matrix: [matrix('a', ['r'], ['x']), { r: ['x'] }],
  file: [file('a'), { files: ['f1'] }],
  code: [code('a'), 'x'],
  signature: [signature('a'), { typed: 'Ada' }],
  consent: [consent('a'), true],
  statement: [statement('a'), 'x'],
}

/** Each function and each sign that takes a value. */
const uses = [
  'count(a)',
  'sum(a)',
  'min(a)',
  'max(a)',
  'round(a)',
  'length(a)',
  'days(a, 2026-11-22)',
  'includes(a, "x")',
  'join(a, ", ")',
  'if(a, 1, 2)',
  'a + 1',
  '-a',
  'a < 4',
  'a < 2026-11-22',
  'a & "."',
  'not a',
  'a or true',
]

test.each(questionKinds)(
  'X17: an expression that can use no answer to a %s has a finding',
  (kind) => {
    const [question, answer] = kinds[kind]
    const silent = uses.filter((expression) => {
      const definition = withCalculated(anAssessment(question), { it: expression })
      const isBlank = evaluate(definition, { a: answer }).calculated[0] === null
      return isBlank && checkCalculated(definition).get('c_it')?.findings.length === 0
    })
    expect(silent).toEqual([])
  },
)

test('X17: what can use the answers of a kind has none, nor has counting whether there is one', () => {
  const usable: readonly (readonly [QuestionKind, readonly string[]])[] = [
    ['number', ['sum(a)', 'round(a)', 'a + 1', '-a', 'a < 4', 'a & "."', 'if(count(a) = 0, 0, a)']],
    ['rating', ['max(a)', 'a * 2', 'count(a)']],
    ['date', ['days(a, 2026-11-22)', 'min(a)', 'a < 2026-11-22', 'a & "."']],
    ['shortText', ['length(a)', 'includes(a, "x")', 'a & "."', 'if(count(a) = 0, "none", a)']],
    ['multipleChoice', ['count(a)', 'join(a, ", ")', 'includes(a, "x")']],
    ['file', ['count(a)']],
    ['consent', ['not a', 'if(a, 1, 2)', 'a or true']],
  ]
  for (const [kind, expressions] of usable) {
    for (const it of expressions) {
      const checked = checkCalculated(withCalculated(anAssessment(kinds[kind][0]), { it }))
      expect([kind, it, checked.get('c_it')?.findings]).toEqual([kind, it, []])
    }
  }
})
