import { expect, test } from 'vitest'

import type { Condition } from '#schemas/condition.ts'
import type { Definition } from '#schemas/definition.ts'
import { newExplorer, reachAll } from '#src/builder/model/paths/reachability.ts'
import {
  anAssessment,
  answeredWith,
  number,
  section,
  singleChoice,
  statement,
  when,
  withCalculated,
} from '#tests/support/definitions.ts'

const role = singleChoice('role', ['front', 'back'])
const years = number('years')
const atLeast = (value: number) => when('years', { op: 'atLeast', value })

function reachOf(definition: Definition, id: string) {
  const places = reachAll(newExplorer(definition))
  return places.find(({ place }) => place.questionId === id)?.reach
}

test('K1: in a long assessment the conditions of different places are not confused', () => {
  const asked = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) =>
      number(`q${from + at}`, { showIf: atLeast(from + at) }),
    )
  const definition = anAssessment(
    role,
    years,
    section('inner', { showIf: answeredWith('role', 'back') }, ...asked(0, 10)),
    section('outer', ...asked(10, 200)),
  )
  const places = reachAll(newExplorer(definition)).slice(3)
  const kinds = places.map(({ place, reach }) => [
    place.questionId ?? place.sectionId,
    reach.kind === 'reached' && Object.keys(reach.witness).length,
  ])
  const answers = (from: number, count: number, needed: number) =>
    asked(from, count).map(({ id }) => [id, needed])
  expect(kinds).toEqual([['inner', 1], ...answers(0, 10, 2), ['outer', 0], ...answers(10, 200, 1)])
})

test('K15: indirect dependencies of calculated values count as well', () => {
  const showIf: Condition = {
    kind: 'compare',
    of: { calculated: 'c_more' },
    test: { op: 'isNotBlank' },
  }
  const definition = anAssessment(role, { ...years, required: true }, statement('then', { showIf }))
  const values = { less: 'years * 2', more: 'less + 1' }
  expect(reachOf(withCalculated(definition, values), 'then')).toEqual({
    kind: 'reached',
    witness: { years: 0 },
  })
})
