/** Figures that were published for data that were published with them. */
import { expect, test } from 'vitest'

import { cohensKappa, exactAgreement, type Rating } from '#src/engine/statistics/agreement.ts'
import { assessmentStatistics } from '#src/engine/statistics/assessmentStatistics.ts'
import { valueOf } from '#src/engine/statistics/figure.ts'
import { krippendorffsAlpha } from '#src/engine/statistics/krippendorffsAlpha.ts'
import { anAssessment, number } from '#tests/support/definitions.ts'
import { times, me } from '#tests/support/reviewing/submissions.ts'

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

/**
 * Two raters diagnose 100 people as psychotic, neurotic or organic (Fleiss, Levin & Paik 2003,
 * Statistical methods for rates and proportions, table 18.1).
 */
const diagnoses = [
  [75, 1, 4],
  [5, 4, 1],
  [0, 0, 10],
]

test('A1, A2: two raters of 100 diagnoses agree as published', () => {
  const pairs = diagnoses.flatMap((row, first) =>
    row.flatMap((count, second) =>
      Array.from({ length: count }, (): [number, number] => [first, second]),
    ),
  )
  expect(pairs).toHaveLength(100)
  expect(exactAgreement(pairs)).toBe(0.89)
  expect(cohensKappa(pairs)?.toFixed(2)).toBe('0.68')
})
