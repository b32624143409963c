import { expect, test } from 'vitest'

import type { Predicate } from '#schemas/condition.ts'
import type { Definition } from '#schemas/definition.ts'
import type { Expectation } from '#schemas/testCandidate.ts'
import { allowedAnswers } from '#src/builder/model/paths/allowedAnswers.ts'
import { coverageOf } from '#src/builder/model/testCandidates/coverage.ts'
import { simulateCandidates } from '#src/builder/model/paths/prover.ts'
import {
  outcomeOfCandidate,
  runCandidates,
} from '#src/builder/model/testCandidates/runCandidate.ts'
import type { Look } from '#src/assessment/engine/kinds/parts/defineAnswering.ts'
import { newExplorer } from '#src/builder/model/paths/reachability.ts'
import {
  all,
  anAssessment,
  answeredWith,
  matrix,
  multipleChoice,
  number,
  section,
  shortText,
  singleChoice,
  statement,
  when,
} from '#tests/support/definitions.ts'

/** The possible answers to its first question. */
function answersToFirst(definition: Definition) {
  const [first] = newExplorer(definition).model.questions
  return first && allowedAnswers(first)
}

/** A condition on the first question. */
function then(meets: Predicate, look: Look = {}) {
  return statement('then', { showIf: when('q', meets, look) })
}

test('T1: unknown questions and bands in expectations are listed, and no others', () => {
  const bare = anAssessment(number('a', { min: 1 }))
  const bands = [{ id: 'best', name: 'Best', from: 0 }]
  const banded = { ...bare, settings: { ...bare.settings, bands } }
  const unknown = (expected: Expectation, definition = bare) =>
    runCandidates(definition, [{ id: 'c', name: 'C', answers: {}, expected }])[0]?.unknown
  expect(unknown({ violations: [{ questionId: 'gone', rule: 'min' }] })).toEqual(['gone'])
  expect(unknown({ violations: [{ questionId: 'a', rule: 'min' }], knockOuts: ['a'] })).toEqual([])
  expect(unknown({ band: 'best' })).toEqual(['best'])
  expect(unknown({ band: 'best' }, banded)).toEqual([])
  expect(unknown({ band: null })).toEqual([])
  expect(unknown({ points: 1 })).toEqual([])
})

test('T1: a different violation is a difference', () => {
  const asked = anAssessment(number('a', { min: 1 }))
  const low = { id: 'c', name: 'C', answers: { a: 0 } }
  const differing = (rule: string) =>
    runCandidates(asked, [{ ...low, expected: { violations: [{ questionId: 'a', rule }] } }])
  expect(differing('max')).toMatchObject([{ differences: ['violations'] }])
  expect(differing('min')).toMatchObject([{ differences: [] }])
})

test.each([
  ['in words, and one is enough', [shortText('q')], ['x']],
  ['that nothing looks at', [number('q')], [0]],
  ['at each side of a test', [number('q'), then({ op: 'atLeast', value: 5 })], [0, 5, 4]],
  [
    'that is right and one that is wrong',
    [number('q', { key: { value: 7, tolerance: 0 } })],
    [0, 7, 8],
  ],
  [
    'of each option',
    [singleChoice('q', ['a', 'b', 'c'])],
    [{ option: 'a' }, { option: 'b' }, { option: 'c' }],
  ],
  [
    'of each option, and of the right ones together',
    [multipleChoice('q', ['a', 'b', 'c'], { key: { options: ['c', 'a'] } })],
    [{ options: ['a'] }, { options: ['c', 'a'] }, { options: ['b'] }, { options: ['c'] }],
  ],
])('T3: there is an answer %s', (_, questions, expected) => {
  expect(answersToFirst(anAssessment(...questions))).toEqual(expected)
})

test('T3: no answer leaves a row blank, whatever conditions use', () => {
  const blank = then({ op: 'isBlank' }, { row: 'css' })
  const often = then({ op: 'is', value: 'often' }, { row: 'html' })
  expect(answersToFirst(anAssessment(matrix('q'), blank, { ...often, id: 'other' }))).toEqual([
    { html: ['never'], css: ['never'] },
    { html: ['often'], css: ['never'] },
  ])
})

/** True at random about once in a thousand times. */
const hard = (...ids: string[]) => all(...ids.map((id) => answeredWith(id, 7)))
const required = { required: true }
const hidden = anAssessment(
  ...['a', 'b', 'c', 'd', 'e', 'f'].map((id) => number(id, required)),
  section(
    'deep',
    { showIf: hard('a', 'b', 'c') },
    number('x', { showIf: hard('d', 'e', 'f') }),
    number('y', { showIf: hard('c', 'd', 'e'), requiredIf: hard('a', 'f') }),
  ),
)

test('T3: each condition is made true and false by a candidate of its own, however rare that is', () => {
  const made = simulateCandidates(hidden, { seed: 1, count: 8 })
  const { conditions } = coverageOf(hidden, made)
  expect(conditions).toHaveLength(4)
  expect(conditions.filter(({ held, failed }) => !held || !failed)).toEqual([])
})

test('T3: what a condition depends on is kept, including blank answers', () => {
  const calm = ['a', 'b', 'c', 'd'].map((id) => when(id, { op: 'isNot', value: 7 }))
  const asked = anAssessment(
    ...['a', 'b', 'c', 'd', 'e', 'f'].map((id) => number(id)),
    section('calm', { showIf: all(...calm) }, number('x', { showIf: hard('e', 'f') })),
  )
  const { conditions } = coverageOf(
    asked,
    simulateCandidates(asked, { seed: 1, count: 4 }).slice(2),
  )
  expect(conditions[1]).toMatchObject({ held: true, failed: true })
})

test('T3: exactly the shown questions are answered', () => {
  const pool = ['x', 'y', 'z'].map((id) => number(id, required))
  const drawn = anAssessment(
    singleChoice('role', ['front', 'back'], required),
    number('years', { ...required, showIf: answeredWith('role', 'back') }),
    section('pool', { draw: 1 }, ...pool),
  )
  const made = simulateCandidates(drawn, { seed: 1, count: 30 })
  const shown = made.map((each) => outcomeOfCandidate(drawn, each).shown)
  expect(made.map(({ answers }) => Object.keys(answers))).toEqual(shown)
  expect(new Set(shown.map(String)).size).toBe(6)
  expect(new Set(made.map(({ seed }) => seed)).size).toBeGreaterThan(20)
})

test('T3: one optional question in five is left blank, and no other; answers are random', () => {
  const options = ['a', 'b', 'c', 'd']
  const asked = anAssessment(
    singleChoice('role', options),
    singleChoice('level', options, required),
  )
  const made = simulateCandidates(asked, { seed: 1, count: 200 })
  const blank = (id: string) => made.filter(({ answers }) => answers[id] === undefined).length
  expect(blank('role')).toBeGreaterThan(25)
  expect(blank('role')).toBeLessThan(55)
  expect(blank('level')).toBe(0)
  expect(coverageOf(asked, made).optionsLeft).toEqual([])
})

test('T3: what a path leaves blank stays blank', () => {
  const left = anAssessment(
    number('a'),
    statement('then', { showIf: when('a', { op: 'isBlank' }) }),
  )
  const made = simulateCandidates(left, { seed: 1, count: 2 })
  expect(made.map(({ answers }) => Object.keys(answers))).toEqual([[], ['a']])
})
