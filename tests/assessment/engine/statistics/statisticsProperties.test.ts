import fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  exactAgreement,
  type Rating,
  weightedKappa,
} from '#src/review/model/agreement/agreement.ts'
import { assessmentStatistics } from '#src/assessment/engine/statistics/assessmentStatistics.ts'
import { valueOf } from '#src/assessment/engine/statistics/figure.ts'
import { krippendorffsAlpha, type Scale } from '#src/review/model/agreement/krippendorffsAlpha.ts'
import { medianOf } from '#src/assessment/engine/statistics/moments.ts'
import { scoreGroups } from '#src/assessment/engine/statistics/scoreGroups.ts'
import { anAssessment, answeredWith, number, singleChoice } from '#tests/support/definitions.ts'
import { fewRuns, propertyRuns } from '#tests/support/propertyRuns.ts'
import { attemptWith, me } from '#tests/support/reviewing/submissions.ts'

/** To nine decimals. */
const near = (value: number): unknown => expect.closeTo(value, 9)

const scores = fc.array(fc.integer({ min: 0, max: 8 }), { minLength: 1, maxLength: 60 })

test('F6: equal scores at the edge of a group count in part', () => {
  const { size, upper, lower } = scoreGroups([9, 7, 7, 7, 5, 4, 3, 2, 1, 0, 0])
  expect(size).toBe(3)
  expect(upper).toEqual([1, 2 / 3, 2 / 3, 2 / 3, 0, 0, 0, 0, 0, 0, 0])
  expect(lower).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1])
})

test('F6: each group has its size in all, nobody counts more than once, and nobody above is left out', () => {
  fc.assert(
    fc.property(scores, (values) => {
      const { size, upper, lower } = scoreGroups(values)
      expect(size).toBe(Math.round(values.length * 0.27))
      for (const weights of [upper, lower]) {
        expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(size, 9)
        expect(weights.every((weight) => weight >= 0 && weight <= 1)).toBe(true)
      }
      const isLeftOut = (weights: readonly number[], isBetter: (a: number, b: number) => boolean) =>
        values.some(
          (one, place) =>
            weights[place] !== 1 &&
            values.some((other, at) => isBetter(one, other) && (weights[at] ?? 0) > 0),
        )
      expect(isLeftOut(upper, (a, b) => a > b)).toBe(false)
      expect(isLeftOut(lower, (a, b) => a < b)).toBe(false)
    }),
    fewRuns,
  )
})

test('F8: as many values are above the median as below it', () => {
  fc.assert(
    fc.property(scores, (values) => {
      const median = medianOf(values)
      const half = values.length / 2
      expect(values.filter((value) => value < median).length).toBeLessThanOrEqual(half)
      expect(values.filter((value) => value > median).length).toBeLessThanOrEqual(half)
    }),
    propertyRuns,
  )
})

const definition = anAssessment(
  number('a', { key: { value: 1, tolerance: 0 }, points: 1 }),
  number('b', { key: { value: 1, tolerance: 0 }, points: 3, showIf: answeredWith('a', 1) }),
  singleChoice('c', ['x', 'y', 'z'], { key: { options: ['x'] }, points: 2 }),
  number('d', { key: { value: 1, tolerance: 0 }, points: 1 }),
)
const attempts = fc.array(
  fc
    .record({
      a: fc.constantFrom(0, 1),
      b: fc.constantFrom(0, 1),
      c: fc.constantFrom(...['x', 'y', 'z'].map((id) => ({ option: id }))),
      d: fc.constantFrom(0, 1),
    })
    .map((answers) => attemptWith(answers)),
  { minLength: 30, maxLength: 80 },
)

test('F2, F4, F5, F6: figures are within their limits, and counts add up', () => {
  fc.assert(
    fc.property(attempts, (given) => {
      const { questions, tenths, scored, reliability } = assessmentStatistics(definition, given, me)
      expect(tenths.reduce((sum, count) => sum + count, 0)).toBe(scored)
      expect(valueOf(reliability.alpha) ?? 0).toBeLessThanOrEqual(1)
      for (const each of questions) {
        expect(each.answered + each.blank).toBe(each.asked)
        expect(each.asked + each.notShown).toBe(given.length)
        expect(valueOf(each.facility) ?? 0).toBeGreaterThanOrEqual(0)
        expect(valueOf(each.facility) ?? 0).toBeLessThanOrEqual(1)
        expect(Math.abs(valueOf(each.discrimination) ?? 0)).toBeLessThanOrEqual(1 + 1e-9)
        const { choices } = each
        if (choices.length === 0) continue
        const sumOf = (pick: (choice: (typeof choices)[number]) => number | null) =>
          choices.reduce((sum, choice) => sum + (pick(choice) ?? 0), 0)
        expect(sumOf(({ chosen }) => chosen)).toBe(each.asked)
        if (each.groupSize === 0) continue
        expect(sumOf(({ upper }) => upper)).toBeCloseTo(1, 9)
        expect(sumOf(({ lower }) => lower)).toBeCloseTo(1, 9)
      }
    }),
    fewRuns,
  )
})

test('F6: the order of submissions makes no difference', () => {
  fc.assert(
    fc.property(attempts, (given) => {
      const rounded = (statistics: object) =>
        JSON.parse(
          JSON.stringify(statistics, (_, value: unknown) =>
            typeof value === 'number' ? Number(value.toFixed(9)) + 0 : value,
          ),
        )
      expect(rounded(assessmentStatistics(definition, given.toReversed(), me))).toEqual(
        rounded(assessmentStatistics(definition, given, me)),
      )
    }),
    fewRuns,
  )
})

const rating: fc.Arbitrary<Rating> = fc.option(fc.integer({ min: 1, max: 4 }), { nil: null })
const units = fc.array(fc.array(rating, { minLength: 3, maxLength: 3 }), {
  minLength: 1,
  maxLength: 12,
})

test.each(['nominal', 'ordinal', 'interval'] as const)(
  'A3: alpha equals the comparison of every pair of ratings: %s',
  (scale) => {
    fc.assert(
      fc.property(units, (given) => {
        const [fast, slow] = [krippendorffsAlpha(given, scale), pairByPair(given, scale)]
        expect(fast).toEqual(slow === null ? null : near(slow))
      }),
      propertyRuns,
    )
  },
)

test('A1, A2, A3: raters who agree on different ratings agree wholly', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 20 }), (ratings) => {
      const pairs = [...ratings, 1, 2].map((each): [number, number] => [each, each])
      expect(exactAgreement(pairs)).toBe(1)
      expect(weightedKappa(pairs)).toBe(1)
      for (const scale of ['nominal', 'ordinal', 'interval'] as const) {
        expect(krippendorffsAlpha(pairs, scale)).toBe(1)
      }
    }),
    propertyRuns,
  )
})

test('A2: kappa equals the one of a table of weights, from 1 for the same to 0 for the ends', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(rating, rating), { maxLength: 20 }), (pairs) => {
      const slow = byWeights(pairs)
      expect(weightedKappa(pairs)).toEqual(slow === null ? null : near(slow))
    }),
    propertyRuns,
  )
})

test('A2: the further apart two ratings are, the lower is kappa', () => {
  const agreed: [Rating, Rating][] = [1, 2, 3, 4].map((each) => [each, each])
  const [near1, near2, far] = [2, 3, 4].map((other) => weightedKappa([...agreed, [1, other]]) ?? 0)
  expect(near1).toBeGreaterThan(near2 ?? 1)
  expect(near2).toBeGreaterThan(far ?? 1)
})

test('A2: kappa does not depend on which rater comes first, nor on units that one left out', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(rating, rating), { maxLength: 20 }), (pairs) => {
      const kappa = weightedKappa(pairs)
      const swapped = weightedKappa(pairs.map(([first, second]) => [second, first]))
      const both = weightedKappa(pairs.filter(([a, b]) => a !== null && b !== null))
      expect(both).toBe(kappa)
      expect(swapped).toEqual(kappa === null ? null : near(kappa))
    }),
    propertyRuns,
  )
})

test('A1, A2, A3: nothing to compare has no value', () => {
  expect(exactAgreement([[1, null], []])).toBeNull()
  expect(weightedKappa([[1, null]])).toBeNull()
  expect(
    weightedKappa([
      [1, 1],
      [1, 1],
    ]),
  ).toBeNull()
  expect(krippendorffsAlpha([[1, null]], 'nominal')).toBeNull()
  expect(krippendorffsAlpha([[2, 2, 2]], 'interval')).toBeNull()
})

/** (observed − expected) / (1 − expected), where each pair of ratings counts with its weight. */
function byWeights(pairs: readonly (readonly [Rating, Rating])[]): number | null {
  const both = pairs.flatMap(([a, b]) => (a === null || b === null ? [] : [[a, b] as const]))
  const weight = (a: number, b: number): number => 1 - (a - b) ** 2 / (4 - 1) ** 2
  if (both.length === 0) return null
  let [observed, expected] = [0, 0]
  for (const [a, b] of both) observed += weight(a, b) / both.length
  for (const [a] of both) {
    for (const [, b] of both) expected += weight(a, b) / both.length ** 2
  }
  return expected > 1 - 1e-12 ? null : (observed - expected) / (1 - expected)
}

/** Observed within units and expected over all ratings, one pair at a time. */
function pairByPair(given: readonly (readonly Rating[])[], scale: Scale): number | null {
  const rated = given
    .map((unit) => unit.filter((each) => each !== null))
    .filter((unit) => unit.length > 1)
  const all = rated.flat()
  const differ = (one: number, other: number): number => {
    if (scale === 'nominal') return one === other ? 0 : 1
    if (scale === 'interval') return (one - other) ** 2
    const [low, high] = [Math.min(one, other), Math.max(one, other)]
    const between = all.filter((each) => each >= low && each <= high).length
    const ends = all.filter((each) => each === one).length + all.filter((e) => e === other).length
    return one === other ? 0 : (between - ends / 2) ** 2
  }
  let expected = 0
  all.forEach((one, place) => {
    all.forEach((other, at) => {
      if (place !== at) expected += differ(one, other) / (all.length * (all.length - 1))
    })
  })
  if (expected === 0) return null
  let observed = 0
  for (const unit of rated) {
    for (const one of unit) {
      for (const other of unit) observed += differ(one, other) / (unit.length - 1) / all.length
    }
  }
  return 1 - observed / expected
}
