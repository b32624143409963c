import { expect, test } from 'vitest'

import {
  addCalculated,
  moveCalculated,
  removeCalculated,
  updateCalculated,
} from '#src/assessment/engine/editing/calculated.ts'
import { anAssessment, number, withCalculated } from '#tests/support/definitions.ts'

const draft = withCalculated(anAssessment(number('a')), { one: '1', two: '2', three: '3' })
const expressions = ({ calculated }: typeof draft) => calculated.map((each) => each.expression)

test('E1: a calculated value is added empty, changed, and removed', () => {
  const added = addCalculated(draft, 'new')
  expect(added.calculated).toEqual([
    ...draft.calculated,
    { id: 'new', name: 'value4', expression: '' },
  ])
  expect(added.sections).toBe(draft.sections)
  const points = { most: 3 }
  const changed = updateCalculated(draft, 'c_two', { expression: '2 + 2', points })
  expect(changed.calculated[1]).toEqual({
    id: 'c_two',
    name: 'two',
    expression: '2 + 2',
    points,
  })
  expect(changed.calculated[0]).toBe(draft.calculated[0])
  expect(changed.calculated[2]).toBe(draft.calculated[2])
  expect(updateCalculated(changed, 'c_two', { expression: '2', points: undefined })).toEqual(draft)
  expect(expressions(removeCalculated(draft, 'c_two'))).toEqual(['1', '3'])
})

test('E1: editing an unknown calculated value changes nothing', () => {
  expect(updateCalculated(draft, 'gone', { expression: '5' })).toBe(draft)
  expect(moveCalculated(draft, 'gone', 0)).toBe(draft)
  expect(removeCalculated(draft, 'gone')).toBe(draft)
})

test('E3: an added calculated value has a unique name', () => {
  const named = withCalculated(anAssessment(number('a', { code: ' value3 ' })), { ' value2 ': '1' })
  expect(addCalculated(named, 'new').calculated.at(-1)?.name).toBe('value4')
  expect(addCalculated(anAssessment(), 'new').calculated[0]?.name).toBe('value1')
})

test('E9: the index of a calculated value is the one after the move', () => {
  expect(expressions(moveCalculated(draft, 'c_one', 1))).toEqual(['2', '1', '3'])
  expect(expressions(moveCalculated(draft, 'c_three', 0))).toEqual(['3', '1', '2'])
  expect(expressions(moveCalculated(draft, 'c_one', 99))).toEqual(['2', '3', '1'])
})
