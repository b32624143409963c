import { expect, test } from 'vitest'

import { operandsAt } from '#src/assessment/engine/operands/operands.ts'
import { calculatedBefore } from '#src/assessment/engine/operands/calculatedBefore.ts'
import type { Place } from '#src/assessment/engine/place.ts'
import {
  anAssessment,
  number,
  section,
  shortText,
  statement,
  text,
  withCalculated,
} from '#tests/support/definitions.ts'

const definition = withCalculated(
  anAssessment(
    section('one', number('a'), shortText('b')),
    section('two', statement('between'), number('c')),
    section('mixed', { shuffle: true }, number('d'), number('e')),
    section('last', statement('end')),
  ),
  { double: 'a * 2', loud: 'b & "!"', since: '2026-11-21', tall: 'c > 1', late: 'd + 1' },
  { broken: '1 +', later: 'double + c' },
)

test('C8: a calculated value may be used where everything it depends on may be', () => {
  const before = (place: Place) => calculatedBefore(definition, place).map(({ name }) => name)
  expect(before({ sectionId: 'one' })).toEqual(['since', 'broken'])
  expect(before({ questionId: 'a' })).toEqual(['since', 'broken'])
  expect(before({ questionId: 'b' })).toEqual(['double', 'since', 'broken'])
  expect(before({ sectionId: 'two' })).toEqual(['double', 'loud', 'since', 'broken'])
  expect(before({ questionId: 'c' })).toEqual(['double', 'loud', 'since', 'broken'])
  expect(before({ questionId: 'd' })).toEqual(before({ questionId: 'e' }))
  expect(before({ questionId: 'e' })).not.toContain('late')
  expect(before({ sectionId: 'last' })).toHaveLength(7)
  expect(before({ questionId: 'gone' })).toEqual([])
  expect(before({ sectionId: 'gone' })).toEqual([])
  expect(calculatedBefore(anAssessment(number('a')), { questionId: 'a' })).toEqual([])
})

test('C8: it compares by the sort of its value, and not at all without one', () => {
  const offered = operandsAt(definition, { questionId: 'end' })
  expect(offered.map(({ question, number: n }) => `${n} ${question.kind} ${question.id}`)).toEqual([
    '1 number a',
    '2 shortText b',
    '3 number c',
    '4 number d',
    '5 number e',
    'null number c_double',
    'null shortText c_loud',
    'null date c_since',
    'null consent c_tall',
    'null number c_late',
    'null number c_later',
  ])
  expect(offered.at(-1)?.question).toMatchObject({ code: 'later', prompt: text('later') })
})
