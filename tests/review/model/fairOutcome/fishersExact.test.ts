import fc from 'fast-check'
import { expect, test } from 'vitest'

import { fishersExact, type Proportion } from '#src/review/model/fairOutcome/fishersExact.ts'
import { propertyRuns } from '#tests/support/propertyRuns.ts'

const of = (selected: number, members: number): Proportion => ({ members, selected })

const proportion = (most: number) =>
  fc
    .integer({ min: 1, max: most })
    .chain((members) =>
      fc.integer({ min: 0, max: members }).map((selected) => ({ members, selected })),
    )

// Agresti, Categorical Data Analysis, 2nd edition, table 3.8: a lady tastes tea.
test('G8: the exact test of the tea tasting experiment has the published probability', () => {
  expect(fishersExact(of(3, 4), of(1, 4)).toFixed(3)).toBe('0.486')
})

// Fisher 1962, as in the documentation of fisher.test in R: convictions of twins.
test('G8: the exact test of the convictions of twins has the published probability', () => {
  expect(fishersExact(of(2, 17), of(10, 13)).toFixed(7)).toBe('0.0005367')
})

test('G8: the exact test is what counting all tables in whole numbers finds', () => {
  fc.assert(
    fc.property(proportion(60), proportion(60), (one, other) => {
      expect(Math.abs(fishersExact(one, other) - byCounting(one, other))).toBeLessThan(1e-9)
    }),
    propertyRuns,
  )
})

test('G8: the exact test of large groups is what counting finds too', () => {
  const [one, other] = [of(90, 200), of(250, 600)]
  expect(fishersExact(one, other)).toBeCloseTo(byCounting(one, other), 9)
})

// With binomials from logarithms of the gamma function.
test('G8: the exact test of the largest groups has its probability', () => {
  expect(fishersExact(of(22_500, 50_000), of(22_723, 50_000))).toBeCloseTo(0.158390708, 8)
  expect(fishersExact(of(0, 50_000), of(50_000, 50_000))).toBe(0)
})

test('G8: the order of the groups changes nothing, nor does exchanging selected and not', () => {
  const rest = ({ members, selected }: Proportion) => of(members - selected, members)
  fc.assert(
    fc.property(proportion(200), proportion(200), (one, other) => {
      const p = fishersExact(one, other)
      expect(fishersExact(other, one)).toBeCloseTo(p, 12)
      expect(fishersExact(rest(one), rest(other))).toBeCloseTo(p, 12)
    }),
    propertyRuns,
  )
})

test('G8: with nobody or everybody selected there is no difference', () => {
  expect(fishersExact(of(0, 9), of(0, 9))).toBe(1)
  expect(fishersExact(of(95, 95), of(1, 1))).toBe(1)
})

function byCounting(one: Proportion, other: Proportion): number {
  const selected = one.selected + other.selected
  const waysOf = (count: number) =>
    choose(one.members, count) * choose(other.members, selected - count)
  const observed = waysOf(one.selected)
  let [all, rarer] = [0n, 0n]
  for (let count = 0; count <= one.members; count += 1) {
    const ways = waysOf(count)
    all += ways
    if (ways <= observed) rarer += ways
  }
  return Number((rarer * 10n ** 15n) / all) / 1e15
}

function choose(all: number, some: number): bigint {
  if (some < 0 || some > all) return 0n
  let ways = 1n
  for (let place = 0; place < some; place += 1) {
    ways = (ways * BigInt(all - place)) / BigInt(place + 1)
  }
  return ways
}
