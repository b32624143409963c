import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { Answer } from '#schemas/answer.ts'
import { isBlank } from '#src/assessment/engine/kinds/blank.ts'
import { scoreAnswers } from '#src/assessment/engine/scoring/scoring.ts'
import type { ScoredByOption } from '#src/assessment/engine/scoring/optionPoints.ts'
import {
  anAssessment,
  multipleChoice,
  singleChoice,
  text,
  withOther,
  withRole,
} from '#tests/support/definitions.ts'
import { broken, scored } from '#tests/support/evaluations.ts'
import { propertyRuns } from '#tests/support/propertyRuns.ts'

const byOption = { x: 2, y: 1, z: -3, none: 0.5, all: 9 }

test('S9: points per option add up, but not below the floor', () => {
  const one = singleChoice('a', ['x', 'y', 'z'], { optionPoints: { byOption, floor: -1 } })
  expect(scored(one, { option: 'y' })).toBe('optionPoints 1/2')
  expect(scored(one, { option: 'z' })).toBe('optionPoints -1/2')
  expect(scored(withOther(one), { other: 'w' })).toBe('optionPoints 0/2')
  const sum = multipleChoice('a', ['x', 'y', 'z'], { optionPoints: { byOption, floor: -9 } })
  expect(scored(sum, { options: ['x', 'y', 'x'] })).toBe('optionPoints 3/3')
  expect(scored(sum, { options: ['z', 'y'] })).toBe('optionPoints -2/3')
  expect(scored(sum, undefined)).toBe('blank 0/3')
  sum.options.push(withRole('all'))
  expect(scored(sum, { options: ['all'] })).toBe('optionPoints 0/3')
})

test('S9: they replace key and points', () => {
  const both = { points: 7, key: { options: ['z'] }, optionPoints: { byOption, floor: 0 } }
  expect(scored(singleChoice('a', ['x', 'z'], both), { option: 'z' })).toBe('optionPoints 0/2')
  const floored = { optionPoints: { byOption: { x: -1 }, floor: 1 } }
  expect(scored(singleChoice('a', ['x'], floored), { option: 'x' })).toBe('optionPoints 1/1')
  const onlyLosses = { optionPoints: { byOption: { x: -1 }, floor: -1 } }
  expect(scored(singleChoice('a', ['x'], onlyLosses), { option: 'x' })).toBe('optionPoints -1/0')
})

test.each<
  [limits: { minChoices?: number; maxChoices?: number }, roles: ('none' | 'all')[], most: number]
>([
  [{}, [], 3],
  [{ maxChoices: 1 }, [], 2],
  [{ maxChoices: 2 }, [], 3],
  [{ minChoices: 2 }, [], 3],
  // The one that costs three points has to be taken as well.
  [{ minChoices: 3 }, [], 0],
  [{ minChoices: 3 }, ['none'], 0.5],
  [{ minChoices: 3, maxChoices: 3 }, ['none', 'all'], 0.5],
  // More than there are: only “none of these” is allowed.
  [{ minChoices: 4 }, ['none'], 0.5],
])('S9: within %j and with %j the most is %d', (limits, roles, most) => {
  const sum = multipleChoice('a', ['x', 'y', 'z'], {
    ...limits,
    optionPoints: { byOption, floor: -9 },
  })
  sum.options.push(...roles.map((role) => withRole(role)))
  expect(scored(sum, undefined)).toBe(`blank 0/${most}`)
})

test('S9: the maximum is that of the best allowed answer', () => {
  fc.assert(
    fc.property(anyScoredChoice, (question) => {
      const sums = allowedAnswers(question).map((answer) => {
        const { optionPoints } = question
        return Math.max(optionPoints.floor, pointsOneByOne(question, answer))
      })
      const most = Math.max(0, ...sums)
      fc.pre(sums.length > 0)
      const { questions } = scoreAnswers(anAssessment(question), {}, { seed: 0 })
      expect(questions[0]?.most).toBeCloseTo(most, 9)
    }),
    propertyRuns,
  )
})

const anyScoredChoice: fc.Arbitrary<ScoredByOption> = fc
  .record({
    isSingle: fc.boolean(),
    points: fc.array(fc.constantFrom(-2, -1, 0, 1, 2.5), { minLength: 5, maxLength: 5 }),
    floor: fc.constantFrom(-9, -1, 0),
    low: fc.option(fc.nat({ max: 3 }), { nil: undefined }),
    high: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
    hasOther: fc.boolean(),
    roles: fc.subarray(['none', 'all'] as const),
  })
  .map(({ isSingle, points, floor, low, high, hasOther, roles }): ScoredByOption => {
    const ids = ['x', 'y', 'z', 'none', 'all']
    const given = Object.fromEntries(ids.map((id, at) => [id, points[at] ?? 0]))
    const optionPoints = { byOption: given, floor }
    const limits = {
      ...(low !== undefined && { minChoices: low }),
      ...(high !== undefined && { maxChoices: high }),
    }
    const own = hasOther ? { other: { label: text('Other') } } : {}
    if (isSingle) return { ...singleChoice('a', ['x', 'y', 'z'], own), optionPoints }
    const question = {
      ...multipleChoice('a', ['x', 'y', 'z'], { ...limits, ...own }),
      optionPoints,
    }
    question.options.push(...roles.map((role) => withRole(role)))
    return question
  })

/** Every valid answer. */
function allowedAnswers(question: ScoredByOption): Answer[] {
  const ids = question.options.map(({ id }) => id)
  const others = [{}, { other: 'w' }]
  const all: Answer[] =
    question.kind === 'singleChoice'
      ? [...ids.map((option) => ({ option })), { other: 'w' }]
      : others.flatMap((other) => subsets(ids).map((options) => ({ options, ...other })))
  return all.filter((answer) => !isBlank(question, answer) && broken(question, answer) === null)
}

function subsets(ids: readonly string[]): string[][] {
  return ids.reduce<string[][]>((sets, id) => [...sets, ...sets.map((set) => [...set, id])], [[]])
}

/** The author's points per option, with *all of these* read as the ordinary ones. */
function pointsOneByOne({ options, optionPoints }: ScoredByOption, answer: Answer): number {
  const named = Object.values(answer).flat()
  const isAll = named.includes('all')
  return options
    .filter(({ id, role }) => role !== 'all' && (named.includes(id) || (isAll && !role)))
    .reduce((sum, { id }) => sum + (optionPoints.byOption[id] ?? 0), 0)
}
