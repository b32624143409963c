import { expect, test } from 'vitest'

import type { Condition } from '#schemas/condition.ts'
import type { Question } from '#schemas/question.ts'
import { proveReadiness } from '#src/builder/model/readiness/proveReadiness.ts'
import {
  all,
  anAssessment,
  answeredWith,
  any,
  not,
  number,
  section,
  shortText,
  singleChoice,
  statement,
  when,
} from '#tests/support/definitions.ts'

const role = singleChoice('role', ['front', 'back'], { required: true })
const years = number('years', { min: 0, required: true })
const back = answeredWith('role', 'back')
const atLeast = (value: number) => when('years', { op: 'atLeast', value })
const junior = not(atLeast(3))

/** The findings if the last question has this. */
function found(own: { showIf?: Condition; requiredIf?: Condition }, ...above: Question[]) {
  const lead = anAssessment(role, years, ...above, number('then', own))
  return proveReadiness(lead).findings.filter(({ grade }) => grade !== 'problem')
}

const place = (field: 'showIf' | 'requiredIf', questionId = 'then') => ({
  sectionId: 'section1',
  questionId,
  field,
})

test('K7: a condition for being required that is true on all paths that show the question, or none', () => {
  expect(found({ showIf: back, requiredIf: back })).toEqual([
    {
      grade: 'warning',
      kind: 'conditionAlways',
      because: [place('showIf')],
      place: place('requiredIf'),
    },
  ])
  expect(found({ showIf: back, requiredIf: not(back) })).toEqual([
    {
      grade: 'warning',
      kind: 'conditionNever',
      because: [place('showIf')],
      place: place('requiredIf'),
    },
  ])
  expect(found({ requiredIf: back })).toEqual([])
})

test('K7: paths on which the section is hidden don’t count for its conditions', () => {
  const definition = anAssessment(
    role,
    section(
      'deep',
      { showIf: back },
      number('then', { showIf: back }),
      number('more', { requiredIf: back }),
    ),
  )
  expect(proveReadiness(definition).findings).toMatchObject([
    { kind: 'conditionAlways', because: [{ sectionId: 'deep', field: 'showIf' }] },
    { kind: 'conditionAlways', because: [{ sectionId: 'deep', field: 'showIf' }] },
  ])
})

test('K7: a section that is always shown by its condition is a warning too', () => {
  const definition = anAssessment(years, section('deep', { showIf: atLeast(0) }, statement('a')))
  expect(proveReadiness(definition).findings).toMatchObject([
    {
      kind: 'conditionAlways',
      because: [{ questionId: 'years', field: 'required' }],
      place: { sectionId: 'deep', field: 'showIf' },
    },
  ])
})

test.each<[string, Condition, object]>([
  ['in a group', all(back, atLeast(0)), { path: [1], holds: 'always', part: atLeast(0) }],
  [
    'that never holds',
    any(back, not(atLeast(0))),
    { path: [1], holds: 'never', part: not(atLeast(0)) },
  ],
  ['implied by another', all(atLeast(5), back, atLeast(3)), { path: [2], holds: 'implied' }],
  [
    'in a group that is turned round',
    not(any(back, not(atLeast(0)))),
    { path: [0, 1], holds: 'never' },
  ],
  [
    'turned round within',
    any(back, not(all(junior, atLeast(0)))),
    { path: [1, 0, 1], holds: 'always' },
  ],
  [
    'turned round, and implied',
    all(back, not(any(atLeast(5), atLeast(7)))),
    { path: [1, 0, 1], holds: 'implied' },
  ],
])('K8: a part %s, without which it comes to the same', (_, showIf, part) => {
  expect(found({ showIf })).toEqual([
    expect.objectContaining({
      grade: 'warning',
      kind: 'partNeedless',
      place: place('showIf'),
      ...part,
    }),
  ])
})

test('K8: of several parts that can be removed the last is reported', () => {
  const showIf = all(atLeast(0), back, atLeast(5), atLeast(3))
  expect(found({ showIf })).toMatchObject([{ kind: 'partNeedless', path: [3], holds: 'implied' }])
})

test('K8: a part repeated within a group is needless there only', () => {
  const within = any(all(back, atLeast(5)), all(atLeast(7), atLeast(5)))
  expect(found({ showIf: all(atLeast(5), within) })).toMatchObject([
    { kind: 'partNeedless', path: [1, 1, 1] },
  ])
})

test('K8: a group always keeps a part', () => {
  expect(found({ showIf: any(back, all(atLeast(3))) })).toEqual([])
  expect(found({ showIf: all(back, any(junior)) })).toEqual([])
})

test('K8: all parts of a negated group may be needed', () => {
  expect(found({ showIf: not(any(back, junior)) })).toEqual([])
  expect(found({ showIf: not(all(back, not(junior))) })).toEqual([])
})

test('K3, K7: undecidable conditions are not called decided', () => {
  const link = shortText('link', { format: 'url' })
  const spaced = when('link', { op: 'includes', value: 'a b' })
  expect(found({ showIf: not(spaced) }, link)).toEqual([])
  expect(found({ requiredIf: spaced }, link)).toEqual([])
  expect(found({ showIf: all(back, not(spaced)) }, link)).toEqual([])
})
