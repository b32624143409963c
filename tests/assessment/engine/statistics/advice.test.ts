import { expect, test } from 'vitest'

import type { Answers } from '#schemas/answer.ts'
import { assessmentStatistics } from '#src/assessment/engine/statistics/assessmentStatistics.ts'
import { anAssessment, number, singleChoice } from '#tests/support/definitions.ts'
import { times, me } from '#tests/support/reviewing/submissions.ts'

const rest = ['r1', 'r2', 'r3'].map((id) =>
  number(id, { key: { value: 1, tolerance: 0 }, points: 1 }),
)
const asked = singleChoice('asked', ['right', 'wrong', 'odd'], {
  key: { options: ['right'] },
  points: 1,
})
const definition = anAssessment(asked, ...rest)
const strong = { r1: 1, r2: 1, r3: 1 }
const weak = { r1: 0, r2: 0, r3: 0 }

/** The advice on `asked`, when so many strong and weak candidates chose each option. */
function advice(...groups: [count: number, others: Answers, option: string][]) {
  const attempts = groups.flatMap(([count, others, chosen]) =>
    times(count, { ...others, asked: { option: chosen } }),
  )
  return assessmentStatistics(definition, attempts, me).questions[0]?.advice
}

test('F11: nothing to check about a question that tells strong and weak candidates apart', () => {
  expect(advice([18, strong, 'right'], [10, weak, 'wrong'], [4, weak, 'odd'])).toEqual([])
})

test('F11: a negative discrimination comes first, with the option that strong ones choose', () => {
  expect(advice([15, strong, 'wrong'], [10, weak, 'right'], [5, weak, 'odd'])).toEqual([
    { kind: 'negative' },
    { kind: 'drawsUpper', optionIds: ['wrong'] },
  ])
})

test('F11: a discrimination below 0 that chance explains is weak', () => {
  const given = advice(
    [10, strong, 'right'],
    [6, strong, 'wrong'],
    [12, weak, 'right'],
    [3, weak, 'wrong'],
    [2, weak, 'odd'],
  )
  expect(given).toEqual([{ kind: 'weak' }])
  const clear = advice([10, strong, 'right'], [20, strong, 'odd'], [30, weak, 'right'])
  expect(clear?.[0]).toEqual({ kind: 'negative' })
})

test('F11: a weak discrimination, and a difference that chance explains', () => {
  expect(
    advice(
      [11, strong, 'right'],
      [5, strong, 'wrong'],
      [10, weak, 'right'],
      [5, weak, 'wrong'],
      [2, weak, 'odd'],
    ),
  ).toEqual([{ kind: 'weak' }])
})

test('F11: too hard below 0.2, too easy from 0.9, each at its limit', () => {
  const kinds = (right: number, wrong: number) =>
    advice([right, strong, 'right'], [wrong, weak, 'wrong'])?.map(({ kind }) => kind)
  expect(kinds(2, 8)).toEqual([])
  expect(kinds(2, 9)).toEqual(['tooHard'])
  expect(kinds(9, 1)).toEqual(['tooEasy'])
  expect(kinds(8, 1)).toEqual([])
})

test('F11: an incorrect option that fewer than 5 % chose, once there are enough answers', () => {
  const odd = (count: number, others: number) =>
    advice([others, strong, 'right'], [20 - count, weak, 'wrong'], [count, weak, 'odd'])
  expect(odd(2, 20)).toEqual([])
  expect(odd(1, 20)).toEqual([{ kind: 'hardlyChosen', optionIds: ['odd'] }])
  expect(odd(0, 5)).toEqual([])
})
