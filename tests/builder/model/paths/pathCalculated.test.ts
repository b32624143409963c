import { expect, test } from 'vitest'

import type { Condition, Predicate } from '#schemas/condition.ts'
import type { Definition } from '#schemas/definition.ts'
import { newExplorer, type Reach, reachAll } from '#src/builder/model/paths/reachability.ts'
import {
  all,
  anAssessment,
  answeredWith,
  any,
  not,
  number,
  singleChoice,
  statement,
} from '#tests/support/definitions.ts'

function reachOf(definition: Definition, id: string): Reach | undefined {
  return reachAll(newExplorer(definition)).find(({ place }) => place.questionId === id)?.reach
}

const role = singleChoice('role', ['front', 'back'])

test('K15: what depends on an unknown start is not called reachable', () => {
  const reachWhen = (left: Predicate) => {
    const showIf: Condition = { kind: 'compare', of: { calculated: 'left' }, test: left }
    const value = { id: 'left', name: 'left', expression: 'days(started, 2026-12-01)' }
    return reachOf(
      { ...anAssessment(role, statement('then', { showIf })), calculated: [value] },
      'then',
    )
  }
  expect(reachWhen({ op: 'isBlank' })).toEqual({ kind: 'unclear', why: { by: 'calculated' } })
  expect(reachWhen({ op: 'lessThan', value: 0 })?.kind).toBe('unclear')
  expect(reachWhen({ op: 'isNot', value: 3 })).toEqual({ kind: 'reached', witness: {} })
})

test('K15: what depends on a calculated value is evaluated, or else undecided', () => {
  const twice = { id: 'twice', name: 'twice', expression: 'years * 2' }
  const reachWith = (showIf: Condition) =>
    reachOf(
      {
        ...anAssessment(number('years', { min: 0 }), role, statement('then', { showIf })),
        calculated: [twice],
      },
      'then',
    )
  const isBig: Condition = {
    kind: 'compare',
    of: { calculated: 'twice' },
    test: { op: 'atLeast', value: 10 },
  }
  expect(reachWith(isBig)).toEqual({ kind: 'unclear', why: { by: 'calculated' } })
  expect(reachWith(not(isBig))).toEqual({ kind: 'reached', witness: {} })
  expect(reachWith(all(isBig, answeredWith('role', 'nobody')))?.kind).toBe('never')
  const isKnown: Condition = { ...isBig, test: { op: 'isNotBlank' } }
  const isUnknown: Condition = { ...isBig, test: { op: 'isBlank' } }
  for (const either of [isBig, isKnown, not(isUnknown)]) {
    expect(reachWith(any(either, answeredWith('role', 'back')))).toEqual({
      kind: 'reached',
      witness: { role: { option: 'back' } },
    })
  }
})
