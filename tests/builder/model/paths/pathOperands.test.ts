import { expect, test } from 'vitest'

import type { Condition, Operand, Predicate } from '#schemas/condition.ts'
import type { Question } from '#schemas/question.ts'
import { newExplorer, reachAll } from '#src/builder/model/paths/reachability.ts'
import {
  anAssessment,
  multipleChoice,
  not,
  number,
  ranking,
  shortText,
  statement,
  when,
  withCalculated,
} from '#tests/support/definitions.ts'

function reachUnder(showIf: Condition, ...before: Question[]) {
  const definition = anAssessment(...before, statement('then', { showIf }))
  const places = reachAll(newExplorer(withCalculated(definition, { twice: 'years * 2' })))
  return places.find(({ place }) => place.questionId === 'then')?.reach
}

test.each<[string, Operand]>([
  ['a question that is not there', { question: 'gone' }],
  ['a question that comes later', { question: 'then' }],
  ['a calculated value that is not there', { calculated: 'gone' }],
  ['a question taken for a calculated value', { calculated: 'years' }],
  ['a calculated value taken for a question', { question: 'c_twice' }],
])('K1, C8: %s compares as a blank answer', (_, of) => {
  const kindOf = (asked: Predicate) => {
    const showIf: Condition = { kind: 'compare', of, test: asked }
    return reachUnder(showIf, number('age'), number('years'))?.kind
  }
  expect(kindOf({ op: 'is', value: 2 })).toBe('never')
  expect(kindOf({ op: 'isNot', value: 2 })).toBe('reached')
  expect(kindOf({ op: 'isBlank' })).toBe('reached')
})

test.each<[string, Question, string[], object]>([
  ['an order', ranking('q', ['a', 'b', 'c']), ['c', 'b', 'a'], ['c', 'b', 'a']],
  ['a set', multipleChoice('q', ['a', 'b', 'c']), ['b', 'c'], { options: ['b', 'c'] }],
])(
  'K2, C1: %s that must not be another is looked for as what it has to be',
  (_, q, value, answer) => {
    const showIf = not(when('q', { op: 'isNot', value }))
    expect(reachUnder(showIf, q)).toEqual({ kind: 'reached', witness: { q: answer } })
  },
)

test('K2, C1: is and is not with the same value negate each other', () => {
  const is = (id: string) => when(id, { op: 'is', value: 'x y' })
  const isNot = (id: string) => when(id, { op: 'isNot', value: 'x y' })
  const both = { kind: 'all' as const, conditions: [is('t'), isNot('t')] }
  expect(reachUnder(both, shortText('t'))?.kind).toBe('never')
})
