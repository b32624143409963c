import fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  compareProportions,
  fishersExact,
  type Proportion,
  twoSided,
  zOf,
} from '#src/engine/fairOutcome/twoProportions.ts'
import { fewRuns, propertyRuns } from '#tests/support/propertyRuns.ts'

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

// Pauling 1971, as analysed by Fienberg, The Analysis of Cross-Classified Categorical Data.
test('G8: the square of z is the published chi-square of vitamin C and colds', () => {
  const z = zOf(of(31, 140), of(17, 139))
  expect((z * z).toFixed(2)).toBe('4.81')
})

// Physicians' Health Study, as in Agresti, An Introduction to Categorical Data Analysis.
test('G8: the square of z is the published chi-square of aspirin and heart attacks', () => {
  const z = zOf(of(189, 11_034), of(104, 11_037))
  expect((z * z).toFixed(1)).toBe('25.0')
})

// Table 26.1 of Abramowitz and Stegun, doubled.
test.each([
  [0, 1],
  [1, 0.317310507862914],
  [1.96, 0.0499957902964409],
  [3, 0.0026997960632601],
  [4, 0.0000633424836662],
  [5, 5.733031437583e-7],
])('G8: the probability beyond %s is that of the tables', (z, p) => {
  expect(twoSided(z)).toBeCloseTo(p, 12)
  expect(twoSided(-z)).toBe(twoSided(z))
})

test('G8: the probability of z is the area under the normal curve', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 7, noNaN: true }), (z) => {
      expect(Math.abs(twoSided(z) - (1 - 2 * areaUpTo(z)))).toBeLessThan(1e-9)
    }),
    fewRuns,
  )
})

test('G8: the exact test is what counting all tables in whole numbers finds', () => {
  fc.assert(
    fc.property(proportion(60), proportion(60), (one, other) => {
      expect(Math.abs(fishersExact(one, other) - byCounting(one, other))).toBeLessThan(1e-9)
    }),
    propertyRuns,
  )
})

test('G8: the exact test of large groups is a probability too', () => {
  expect(fishersExact(of(90, 200), of(250, 600))).toBeCloseTo(
    byCounting(of(90, 200), of(250, 600)),
    9,
  )
  const p = fishersExact(of(4_500, 10_000), of(4_600, 10_000))
  expect(p).toBeGreaterThan(0.1)
  expect(p).toBeLessThan(0.2)
})

test('G8: the order of the groups changes nothing, nor does exchanging selected and not', () => {
  const rest = ({ members, selected }: Proportion) => of(members - selected, members)
  fc.assert(
    fc.property(proportion(200), proportion(200), (one, other) => {
      const { method, p } = compareProportions(one, other)
      for (const same of [
        compareProportions(other, one),
        compareProportions(rest(one), rest(other)),
      ]) {
        expect(same.method).toBe(method)
        expect(same.p).toBeCloseTo(p, 12)
      }
    }),
    propertyRuns,
  )
})

test('G8: the z test is used from five expected in each cell', () => {
  expect(compareProportions(of(5, 10), of(5, 10)).method).toBe('z')
  expect(compareProportions(of(5, 10), of(4, 10)).method).toBe('fisher')
  expect(compareProportions(of(95, 100), of(1, 1)).method).toBe('fisher')
  expect(compareProportions(of(0, 9), of(0, 9))).toEqual({ method: 'fisher', p: 1 })
})

/** From 0 to z, by Simpson's rule in steps of a thousandth of it. */
function areaUpTo(z: number): number {
  const density = (x: number) => Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)
  const steps = 2_000
  let sum = density(0) + density(z)
  for (let step = 1; step < steps; step += 1) {
    sum += (step % 2 === 1 ? 4 : 2) * density((z * step) / steps)
  }
  return (sum * z) / steps / 3
}

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
