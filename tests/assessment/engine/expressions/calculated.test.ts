import { expect, test } from 'vitest'

import type { Condition, Predicate } from '#schemas/condition.ts'
import { compile } from '#src/assessment/engine/evaluation/compile.ts'
import { compileEdited } from '#src/assessment/engine/evaluation/compileEdited.ts'
import { updateQuestion } from '#src/assessment/engine/editing/questions.ts'
import {
  giveAnswer,
  isShown,
  startEvaluation,
} from '#src/assessment/engine/evaluation/evaluation.ts'
import { checkReadiness } from '#src/builder/model/readiness/checkReadiness.ts'
import { scoreAnswers } from '#src/assessment/engine/scoring/scoring.ts'
import {
  anAssessment,
  answeredWith,
  multipleChoice,
  number,
  section,
  shortText,
  statement,
  withCalculated,
} from '#tests/support/definitions.ts'
import { evaluate } from '#tests/support/evaluations.ts'

/** `calculated('total', { op: 'atLeast', value: 2 })` */
function calculated(name: string, its: Predicate): Condition {
  return { kind: 'compare', of: { calculated: `c_${name}` }, test: its }
}

const sums = withCalculated(
  anAssessment(
    number('a'),
    number('b', { showIf: answeredWith('a', 1) }),
    number('c'),
    statement('rich', { showIf: calculated('all', { op: 'atLeast', value: 10 }) }),
  ),
  { both: 'a + b', all: 'both + c', apart: 'c * 2' },
)

test('V3, X5: a hidden question is blank in expressions', () => {
  expect(evaluate(sums, { a: 2, b: 5 }).calculated[0]).toBeNull()
  expect(evaluate(sums, { a: 1, b: 5 }).calculated[0]).toBe(6)
})

test('X13: a calculated value sees those before it, and no others', () => {
  expect(evaluate(sums, { a: 1, b: 5, c: 4 }).calculated).toEqual([6, 10, 8])
  const loop = withCalculated(anAssessment(number('a')), {
    one: 'two + 1',
    two: 'one + 1',
    it: 'it',
  })
  expect(evaluate(loop, { a: 1 }).calculated).toEqual([null, null, null])
})

test('X13: a calculated value never sees its own previous value', () => {
  const evaluation = evaluate(withCalculated(anAssessment(number('a')), { it: 'count(it, a)' }))
  giveAnswer(evaluation, 'a', 1)
  giveAnswer(evaluation, 'a', 2)
  expect(evaluation.calculated).toEqual([1])
})

test('X14: an invalid calculated value is blank', () => {
  const broken = withCalculated(anAssessment(number('a')), {
    broken: 'a +',
    after: 'count(broken)',
  })
  expect(evaluate(broken, { a: 1 }).calculated).toEqual([null, 0])
})

test('X5: a calculated text of white space only is blank', () => {
  const definition = withCalculated(anAssessment(number('a')), { it: '" "', after: 'count(it)' })
  expect(evaluate(definition).calculated).toEqual([null, 0])
})

test('X16: an answer evaluates its dependents, through chains, and lists what changed', () => {
  const evaluation = evaluate(sums, { a: 1, b: 5 })
  expect(giveAnswer(evaluation, 'c', 4)).toEqual({
    questions: ['rich'],
    sections: [],
    calculated: ['c_all', 'c_apart'],
  })
  expect(giveAnswer(evaluation, 'a', 2)).toEqual({
    questions: ['b', 'rich'],
    sections: [],
    calculated: ['c_both', 'c_all'],
  })
  expect(giveAnswer(evaluation, 'b', 6).calculated).toEqual([])
})

test('X16: an unchanged value is not listed, nor are its dependents', () => {
  const capped = withCalculated(
    anAssessment(
      number('a'),
      number('b', {
        showIf: { kind: 'compare', of: { calculated: 'c_most' }, test: { op: 'is', value: 2 } },
      }),
    ),
    { most: 'min(a, 2)', day: 'if(a > 2, 2026-01-01, 2026-01-01)', twice: 'most * 2' },
  )
  const evaluation = evaluate(capped, { a: 1 })
  expect(giveAnswer(evaluation, 'a', 2)).toEqual({
    questions: ['b'],
    sections: [],
    calculated: ['c_most', 'c_twice'],
  })
  const [, day] = evaluation.calculated
  expect(giveAnswer(evaluation, 'a', 3)).toEqual({ questions: [], sections: [], calculated: [] })
  expect(evaluation.calculated).toEqual([2, { date: '2026-01-01' }, 4])
  expect(evaluation.calculated[1]).toBe(day)
})

test('X16, V7: recompiling reuses unchanged ones by identity', () => {
  const before = compile(sums)
  const after = compileEdited(updateQuestion(sums, 'c', { min: 0 }), before)
  expect(after.calculated[0]).toBe(before.calculated[0])
  expect(after.calculated[2]).not.toBe(before.calculated[2])
  expect(after.questions[3]).toBe(before.questions[3])
})

test.each<[expression: string, test: Predicate, holds: boolean]>([
  ['a * 2', { op: 'is', value: 4 }, true],
  ['a * 2', { op: 'is', value: '4' }, false],
  ['a * 2', { op: 'moreThan', value: 4 }, false],
  ['a * 2', { op: 'includes', value: '4' }, false],
  ['a & ""', { op: 'is', value: ' 2 ' }, true],
  ['a & ""', { op: 'atLeast', value: '1' }, false],
  ['a > 1', { op: 'is', value: true }, true],
  ['a > 2', { op: 'is', value: true }, false],
  ['a > 2', { op: 'isNotBlank' }, true],
  ['2026-11-21', { op: 'before', value: '2026-11-22' }, true],
  ['2026-11-21', { op: 'between', from: '2026-11-20', to: '2026-11-21' }, true],
  ['if(a > 1, tools, tools)', { op: 'includes', value: 'vue' }, true],
  ['a / 0', { op: 'isBlank' }, true],
  ['a / 0', { op: 'isNot', value: 1 }, true],
  ['a / 0', { op: 'atMost', value: 1 }, false],
])('C8: %s compares by the sort of its value with %j', (expression, its, holds) => {
  const definition = withCalculated(
    anAssessment(
      number('a'),
      multipleChoice('tools'),
      statement('then', { showIf: calculated('it', its) }),
    ),
    { it: expression },
  )
  const answers = { a: 2, tools: { options: ['vue'] } }
  expect(isShown(evaluate(definition, answers), 'then')).toBe(holds)
})

test('C8: a calculated value may be used once everything it depends on has been asked', () => {
  const asks = (place: 'before' | 'after') => {
    const then = statement('then', { showIf: calculated('it', { op: 'isNotBlank' }) })
    const asked = [number('a'), number('b')]
    return withCalculated(
      anAssessment(...(place === 'after' ? [...asked, then] : [asked[0]!, then, asked[1]!])),
      { first: 'b', it: 'sum(a, first)' },
    )
  }
  expect(isShown(evaluate(asks('after')), 'then')).toBe(true)
  expect(isShown(evaluate(asks('before')), 'then')).toBe(false)
  const [finding] = checkReadiness(asks('before'))
  expect(finding).toMatchObject({ kind: 'conditionOnLaterQuestion', operandId: 'c_it' })
})

test('C8: a section may use what is calculated from the sections before it', () => {
  const definition = withCalculated(
    anAssessment(
      section('one', number('a')),
      section('two', { showIf: calculated('it', { op: 'is', value: 2 }) }, number('b')),
    ),
    { it: 'a + 1' },
  )
  const evaluation = startEvaluation(compile(definition), { a: 0 }, { seed: 0 })
  expect(isShown(evaluation, 'b')).toBe(false)
  expect(giveAnswer(evaluation, 'a', 1)).toEqual({
    questions: ['b'],
    sections: ['two'],
    calculated: ['c_it'],
  })
})

test.each([
  [3, 3],
  [12, 10],
  [-1, 0],
  [undefined, 0],
])('X15: a calculated %s gives %s of 10 points', (given, points) => {
  const definition = withCalculated(anAssessment(number('a'), shortText('t')), {
    id: 'c1',
    name: 'bonus',
    expression: 'a',
    points: { most: 10 },
  })
  const answers = given === undefined ? {} : { a: given }
  expect(scoreAnswers(definition, answers, { seed: 0 })).toMatchObject({
    points,
    most: 10,
    calculated: [{ calculatedId: 'c1', value: given ?? null, points, most: 10 }],
  })
})

test('C3, C8: a calculated text compares like an answer', () => {
  const shown = (expression: string, its: Predicate) => {
    const showIf = calculated('said', its)
    const definition = anAssessment(shortText('t'), statement('then', { showIf }))
    return isShown(evaluate(withCalculated(definition, { said: expression })), 'then')
  }
  expect(shown('"  yes "', { op: 'is', value: 'yes' })).toBe(true)
  expect(shown('"zu\u0308"', { op: 'is', value: 'z\u00fc' })).toBe(true)
  expect(shown('"yes"', { op: 'is', value: 'Yes' })).toBe(false)
  expect(shown('2026-11-21', { op: 'is', value: '2026-11-21' })).toBe(true)
  expect(shown('1', { op: 'is', value: '1' })).toBe(false)
})

test('X15: a value that is not a number gives no points, and one without points is not listed', () => {
  const points = { most: 10 }
  const definition = withCalculated(
    anAssessment(shortText('t')),
    { id: 'c1', name: 'said', expression: 't', points },
    { id: 'c2', name: 'plain', expression: '7' },
  )
  const score = scoreAnswers(definition, { t: 'ten' }, { seed: 0 })
  expect(score.calculated).toEqual([{ calculatedId: 'c1', value: 'ten', points: 0, most: 10 }])
  expect(score).toMatchObject({ points: 0, most: 10 })
})

test('X17: readiness finds invalid, unnamed and duplicate values', () => {
  const definition = withCalculated(
    anAssessment(
      number('a'),
      statement('s', { showIf: calculated('it', { op: 'is', value: 'x' }) }),
    ),
    { a: 'a + 1', it: 'a + 1', ' ': 'a +' },
    { id: 'c9', name: 'it', expression: 'nobody' },
  )
  expect(checkReadiness(definition).map(({ kind, place }) => [kind, place])).toEqual([
    ['duplicateCodes', { calculatedId: 'c_a', field: 'name' }],
    ['calculatedUnnamed', { calculatedId: 'c_ ', field: 'name' }],
    ['expressionBroken', { calculatedId: 'c_ ', field: 'expression' }],
    ['duplicateCodes', { calculatedId: 'c9', field: 'name' }],
    ['expressionBroken', { calculatedId: 'c9', field: 'expression' }],
    ['testDoesNotFitKind', expect.objectContaining({ questionId: 's' })],
  ])
})

test('P7: a condition on a deleted calculated value is a dangling reference', () => {
  const definition = anAssessment(number('a', { showIf: calculated('gone', { op: 'isBlank' }) }))
  expect(checkReadiness(definition)).toMatchObject([{ kind: 'deadReference', missing: 'c_gone' }])
})
