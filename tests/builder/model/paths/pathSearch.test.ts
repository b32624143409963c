import { expect, test } from 'vitest'

import type { Condition } from '#schemas/condition.ts'
import { type Explorer, newExplorer, reachAll } from '#src/builder/model/paths/reachability.ts'
import {
  all,
  anAssessment,
  any,
  multipleChoice,
  not,
  number,
  shortText,
  statement,
  when,
} from '#tests/support/definitions.ts'

test('K6: a budget used by one search is not available to the next', () => {
  const skills = multipleChoice('skills', ['a', 'b', 'c', 'd'], { maxChoices: 2 })
  const has = (value: string) => when('skills', { op: 'includes', value })
  const showIf = all(has('a'), has('b'), has('c'))
  const statements = ['one', 'two', 'three'].map((id) => statement(id, { showIf }))
  const definition = anAssessment(skills, ...statements, statement('simple', { showIf: has('a') }))
  const kindsOf = (explorer: Explorer) => reachAll(explorer).map(({ reach }) => reach.kind)
  const explorer = newExplorer(definition)
  const { left } = explorer.budget
  const decided = ['never', 'never', 'never', 'reached']
  expect(kindsOf(explorer).slice(2)).toEqual(decided)
  const spent = left - explorer.budget.left
  expect(kindsOf(newExplorer(definition, spent)).slice(2)).toEqual(decided)
  const half = newExplorer(definition, Math.floor(spent / 2))
  expect(kindsOf(half).slice(2)).toEqual(['never', 'unclear', 'unclear', 'unclear'])
})

test('K6: what can’t be answered is learned once, whatever else is demanded', () => {
  const years = (value: number) => when('years', { op: 'atLeast', value })
  const beside = Array.from({ length: 12 }, (_, at) => any(years(10 + at), not(years(30 + at))))
  const showIf = all(years(5), not(years(3)), ...beside)
  const explorer = newExplorer(anAssessment(number('years'), statement('then', { showIf })))
  const { left } = explorer.budget
  expect(reachAll(explorer)).toMatchObject([{}, {}, { reach: { kind: 'never' } }])
  expect(left - explorer.budget.left).toBeLessThan(1000)
})

test('K3: a certain answer is not given up for an undecidable part', () => {
  const has = (value: string) => when('link', { op: 'includes', value })
  const reachOf = (showIf: Condition) => {
    const link = shortText('link', { format: 'url' })
    return reachAll(newExplorer(anAssessment(link, statement('then', { showIf })))).at(-1)?.reach
      .kind
  }
  expect(reachOf(all(has('a b'), not(has('b'))))).toBe('never')
  expect(reachOf(all(has('a b'), not(has('c'))))).toBe('unclear')
})
