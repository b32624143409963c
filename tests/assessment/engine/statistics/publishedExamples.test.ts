/** Figures that were published for data that were published with them. */
import { expect, test } from 'vitest'

import {
  exactAgreement,
  type Rating,
  weightedKappa,
} from '#src/review/model/agreement/agreement.ts'
import { assessmentStatistics } from '#src/assessment/engine/statistics/assessmentStatistics.ts'
import { valueOf } from '#src/assessment/engine/statistics/figure.ts'
import { krippendorffsAlpha } from '#src/review/model/agreement/krippendorffsAlpha.ts'
import { anAssessment, number } from '#tests/support/definitions.ts'
import {
  plainAlpha,
  plainCorrelation,
  plainMean,
  plainVariance,
} from '#tests/support/reviewing/plainFormulas.ts'
import { times, me } from '#tests/support/reviewing/submissions.ts'

/** To nine decimals. */
const near = (value: number): unknown => expect.closeTo(value, 9)

/**
 * Section 6 of the Law School Admission Test: how many of 1,000 people had each pattern of correct
 * answers to five questions, from 00000 to 11111 (Bock & Lieberman 1970, Fitting a response model
 * for n dichotomously scored items).
 */
const LSAT = [
  3, 6, 2, 11, 1, 1, 3, 4, 1, 8, 0, 16, 0, 3, 2, 15, 10, 29, 14, 81, 3, 28, 15, 80, 16, 56, 21, 173,
  11, 61, 28, 298,
]
const items = ['one', 'two', 'three', 'four', 'five']

function lsat() {
  const key = { value: 1, tolerance: 0 }
  const definition = anAssessment(...items.map((id) => number(id, { key, points: 1 })))
  const attempts = LSAT.flatMap((count, pattern) =>
    times(count, Object.fromEntries(items.map((id, place) => [id, (pattern >> (4 - place)) & 1]))),
  )
  return assessmentStatistics(definition, attempts, me)
}

// The figures are those of Rizopoulos 2006, ltm: an R package for latent variable modelling.
test('F4, F5, F9: the five questions of the LSAT have the published figures', () => {
  const { submissions, questions, reliability } = lsat()
  expect(submissions).toBe(1_000)
  expect(reliability).toMatchObject({ items: 5, complete: 1_000 })
  expect(valueOf(reliability.alpha)?.toFixed(3)).toBe('0.295')
  expect(questions.map(({ facility }) => valueOf(facility))).toEqual([
    0.924, 0.709, 0.553, 0.763, 0.87,
  ])
  expect(questions.map((each) => valueOf(each.discrimination)?.toFixed(4))).toEqual([
    '0.1128',
    '0.1532',
    '0.1728',
    '0.1444',
    '0.1216',
  ])
  expect(questions.map((each) => valueOf(each.alphaWithout)?.toFixed(4))).toEqual([
    '0.2754',
    '0.2376',
    '0.2168',
    '0.2459',
    '0.2663',
  ])
})

test('F4, F5, F9: the figures of the LSAT equal the plain formulas to nine decimals', () => {
  const { questions, reliability } = lsat()
  const columns = items.map((_, place) =>
    LSAT.flatMap((count, pattern) =>
      Array.from({ length: count }, () => (pattern >> (4 - place)) & 1),
    ),
  )
  const totals = LSAT.flatMap((count, pattern) =>
    Array.from({ length: count }, () => items.filter((_, at) => (pattern >> at) & 1).length),
  )
  const alpha = plainAlpha(columns)
  expect(valueOf(reliability.alpha)).toEqual(near(alpha))
  expect(valueOf(reliability.standardError)).toEqual(
    near((Math.sqrt(plainVariance(totals)) * Math.sqrt(1 - alpha)) / items.length),
  )
  questions.forEach(({ facility, discrimination, alphaWithout }, place) => {
    const column = columns[place] ?? []
    const rest = column.map((value, row): [number, number] => [value, (totals[row] ?? 0) - value])
    expect(valueOf(facility)).toEqual(near(plainMean(column)))
    expect(valueOf(discrimination)).toEqual(near(plainCorrelation(rest)))
    expect(valueOf(alphaWithout)).toEqual(near(plainAlpha(columns.toSpliced(place, 1))))
  })
})

/**
 * The example C of Krippendorff 2011, Computing Krippendorff's alpha-reliability: four observers
 * and twelve units; null is missing.
 */
const observers: Rating[][] = [
  [1, 2, 3, 3, 2, 1, 4, 1, 2, null, null, null],
  [1, 2, 3, 3, 2, 2, 4, 1, 2, 5, null, 3],
  [null, 3, 3, 3, 2, 3, 4, 2, 2, 5, 1, null],
  [1, 2, 3, 3, 2, 4, 4, 1, 2, 5, 1, null],
]
const units = Array.from({ length: 12 }, (_, unit) =>
  observers.map((ratings) => ratings[unit] ?? null),
)

test.each([
  ['nominal', '0.743'],
  ['ordinal', '0.815'],
  ['interval', '0.849'],
] as const)('A3: four observers of twelve units agree as published: %s', (scale, published) => {
  expect(krippendorffsAlpha(units, scale)?.toFixed(3)).toBe(published)
})

/** The coincidence matrix of that example: how often two values are given to the same unit. */
const coincidences = [
  [7, 4 / 3, 1 / 3, 1 / 3, 0],
  [4 / 3, 10, 4 / 3, 1 / 3, 0],
  [1 / 3, 4 / 3, 8, 1 / 3, 0],
  [1 / 3, 1 / 3, 1 / 3, 4, 0],
  [0, 0, 0, 0, 3],
]
const frequencies = [9, 13, 10, 5, 3]

test.each(['nominal', 'ordinal', 'interval'] as const)(
  'A3: alpha equals the published formula for these coincidences to nine decimals: %s',
  (scale) => {
    const differ = (one: number, other: number): number => {
      if (one === other) return 0
      if (scale === 'nominal') return 1
      if (scale === 'interval') return (one - other) ** 2
      const [low, high] = [Math.min(one, other), Math.max(one, other)]
      const between = sumOf(frequencies.slice(low, high + 1))
      return (between - ((frequencies[one] ?? 0) + (frequencies[other] ?? 0)) / 2) ** 2
    }
    const over = (count: (one: number, other: number) => number) =>
      sumOf(frequencies.flatMap((_, one) => frequencies.map((_n, other) => count(one, other))))
    const total = sumOf(frequencies)
    const observed = over((one, other) => (coincidences[one]?.[other] ?? 0) * differ(one, other))
    const expected = over(
      (one, other) => (frequencies[one] ?? 0) * (frequencies[other] ?? 0) * differ(one, other),
    )
    const published = 1 - ((total - 1) * observed) / expected
    expect(krippendorffsAlpha(units, scale)).toEqual(near(published))
  },
)

/**
 * Two raters diagnose 100 people as psychotic, neurotic or organic (Fleiss, Levin & Paik 2003,
 * Statistical methods for rates and proportions, table 18.1).
 */
const diagnoses = [
  [75, 1, 4],
  [5, 4, 1],
  [0, 0, 10],
]
const diagnosed = diagnoses.flatMap((row, first) =>
  row.flatMap((count, second) =>
    Array.from({ length: count }, (): [number, number] => [first, second]),
  ),
)

test('A1: two raters of 100 diagnoses agree as published', () => {
  expect(diagnosed).toHaveLength(100)
  expect(exactAgreement(diagnosed)).toBe(0.89)
})

/** Of two categories all differences are alike, and kappa is the unweighted one, as in that table. */
test.each([
  ['psychotic', '0.69'],
  ['neurotic', '0.50'],
  ['organic', '0.77'],
])(
  'A2: raters agree on one diagnosis against the others as published: %s',
  (diagnosis, published) => {
    const category = ['psychotic', 'neurotic', 'organic'].indexOf(diagnosis)
    const pairs = diagnosed.map(([first, second]): [number, number] => [
      Number(first === category),
      Number(second === category),
    ])
    expect(weightedKappa(pairs)?.toFixed(2)).toBe(published)
  },
)

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
