import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { Answers } from '#schemas/answer.ts'
import type { Definition } from '#schemas/definition.ts'
import { type WhatIf, whatIfSchema } from '#schemas/whatIf.ts'
import { ranksOf } from '#src/review/model/keyEffects.ts'
import { collectScores } from '#src/review/model/scoreTable.ts'
import { unchangedWhatIf, weigh } from '#src/review/model/whatIf.ts'
import { type Score, scoreAnswers, shareSoFar } from '#src/assessment/engine/scoring/scoring.ts'
import {
  anAssessment,
  longText,
  matrix,
  multipleChoice,
  number,
  section,
  singleChoice,
  withCalculated,
} from '#tests/support/definitions.ts'
import { fewRuns } from '#tests/support/propertyRuns.ts'
import { asNumber, rankedSlowly, weighedSlowly } from '#tests/support/reviewing/weighedSlowly.ts'

const points = fc.constantFrom(0.1, 0.25, 1, 2, 3, 7.5)

const anyDefinition: fc.Arbitrary<Definition> = fc
  .tuple(points, points, points, points, fc.constantFrom(undefined, 0, 33.3, 50, 60, 100))
  .map(([a, b, c, d, passMark]) => {
    const definition = anAssessment(
      section(
        's1',
        singleChoice('capital', ['Oslo', 'Bergen'], { key: { options: ['Oslo'] }, points: a }),
        matrix('rows', ['r1', 'r2', 'r3'], ['x', 'y'], {
          key: { byRow: { r1: ['x'], r2: ['x'], r3: ['x'] }, grading: 'perRow' },
          points: b,
        }),
      ),
      section(
        's2',
        { draw: 2 },
        longText('why', { points: c }),
        longText('how', { points: d }),
        multipleChoice('traits', ['good', 'bad'], {
          optionPoints: { byOption: { good: 0.3, bad: -1 }, floor: -1 },
        }),
      ),
      number('years'),
    )
    const calculated = { id: 'bonus', name: 'bonus', expression: 'years / 3', points: { most: 2 } }
    const whole = withCalculated(definition, calculated)
    const bands = [
      { id: 'low', name: 'Low', from: 20 },
      { id: 'high', name: 'High', from: 70 },
    ]
    return {
      ...whole,
      settings: {
        ...whole.settings,
        bands,
        ...(passMark !== undefined && { passMark: { percent: passMark } }),
      },
    }
  })

const cells = fc.constantFrom('x', 'y').map((cell) => [cell])
const anyAttempt = fc.record({
  answers: fc.record(
    {
      capital: fc.constantFrom('Oslo', 'Bergen').map((option) => ({ option })),
      rows: fc.record({ r1: cells, r2: cells, r3: cells }, { requiredKeys: [] }),
      why: fc.constant('Because.'),
      how: fc.constant('So.'),
      traits: fc.subarray(['good', 'bad']).map((options) => ({ options })),
      years: fc.nat({ max: 9 }),
    },
    { requiredKeys: [] },
  ),
  seed: fc.nat({ max: 20 }),
  // The mean of three reviewers among them.
  given: fc.dictionary(
    fc.constantFrom('why', 'how'),
    fc.constantFrom(0, 0.1, 0.333333333333333, 0.666666666666667),
  ),
})

const anyWhatIf: fc.Arbitrary<WhatIf> = fc
  .record({
    weights: fc.dictionary(
      fc.constantFrom('s1', 's2', 'capital', 'rows', 'why', 'traits', 'bonus'),
      fc.constantFrom(0, 0.01, 0.1, 0.5, 1, 2, 3.33, 10),
    ),
    passMark: fc.constantFrom(undefined, 0, 25, 33.3, 50, 100),
    bands: fc.record({ low: fc.nat({ max: 100 }), high: fc.constantFrom(0, 50, 66.7) }),
  })
  .map(({ passMark, ...rest }) => ({ ...rest, ...(passMark !== undefined && { passMark }) }))

test('U5, U6, U7: weighed scores, outcomes and ranks are those of exact fractions', () => {
  fc.assert(
    fc.property(
      anyDefinition,
      fc.array(anyAttempt, { maxLength: 12 }),
      anyWhatIf,
      (definition, attempts, whatIf) => {
        const scores = attempts.map((attempt) => scoreOf(definition, attempt))
        const weighed = weigh(tableOf(definition, scores), whatIf)
        const slow = scores.map((score) => weighedSlowly(definition, score, whatIf))
        expect(weighed.map(({ passed, band, openBands }) => ({ passed, band, openBands }))).toEqual(
          slow.map(({ passed, band, openBands }) => ({ passed, band, openBands })),
        )
        for (const [index, each] of weighed.entries()) {
          const { points: exact, most, toMark } = slow[index]!
          expect(each.points).toBeCloseTo(asNumber(exact), 10)
          expect(each.most).toBeCloseTo(asNumber(most), 10)
          expect(each.toBeMarked).toBeCloseTo(asNumber(toMark), 10)
        }
        expect(weighed.map(({ rank }) => rank)).toEqual(
          rankedSlowly(slow.map(({ share }) => share)),
        )
      },
    ),
    fewRuns,
  )
})

test('U5: without a change, scores, outcomes and ranks are the recorded ones', () => {
  fc.assert(
    fc.property(anyDefinition, fc.array(anyAttempt, { maxLength: 12 }), (definition, attempts) => {
      const scores = attempts.map((attempt) => scoreOf(definition, attempt))
      const weighed = weigh(tableOf(definition, scores), unchangedWhatIf(definition))
      const expected = ranksOf(scores.map(shareSoFar))
      for (const [index, score] of scores.entries()) {
        const { points: sum, most, mostSoFar, toBeMarked, ...rest } = weighed[index]!
        const sums = [sum, most, mostSoFar, toBeMarked]
        const recorded = [score.points, score.most, score.mostSoFar, score.toBeMarked]
        for (const [at, each] of sums.entries()) expect(each).toBeCloseTo(recorded[at]!, 12)
        const { passed, band, openBands } = score
        expect(rest).toMatchObject({ passed, band, openBands, rank: expected[index] })
      }
    }),
    fewRuns,
  )
})

const weighable = anAssessment(
  section('facts', singleChoice('a', ['yes', 'no'], { key: { options: ['yes'] }, points: 3 })),
  section('skills', singleChoice('b', ['yes', 'no'], { key: { options: ['yes'] }, points: 1 })),
)
const [onlyFacts, onlySkills, both] = [
  answered('yes', 'no'),
  answered('no', 'yes'),
  answered('yes', 'yes'),
]

test('U5: the weight of a section multiplies that of its questions', () => {
  const [, skilled] = tried({ skills: 2, b: 3 }, onlyFacts, onlySkills)
  expect(skilled).toMatchObject({ points: 6, most: 9 })
  expect(ranks(tried({ skills: 2, b: 3 }, onlyFacts, onlySkills))).toEqual([2, 1])
})

test('U6: three thirds reach the whole, and a hundredth less does not', () => {
  const thirds = matrix('rows', ['r1', 'r2', 'r3'], ['x', 'y'], {
    key: { byRow: { r1: ['x'], r2: ['x'], r3: ['x'] }, grading: 'perRow' },
    points: 1,
  })
  const definition = anAssessment(thirds)
  const score = scoreAnswers(definition, { rows: { r1: ['x'], r2: ['y'], r3: ['y'] } }, { seed: 0 })
  const at = (passMark: number, weights = {}) =>
    weigh(tableOf(definition, [score]), { weights, passMark, bands: {} })[0]!.passed
  expect(at(33.33, { rows: 3.33 })).toBe('yes')
  expect(at(33.34, { rows: 3.33 })).toBe('no')
})

test('U6: points with a huge common denominator are rounded, not lost', () => {
  const worth = [1.000_000_1, 2.000_003, 1_000_000]
  const definition = anAssessment(
    ...worth.map((most, index) =>
      number(`n${index}`, {
        key: { value: 1, tolerance: 0 },
        points: most,
      }),
    ),
  )
  const score = scoreAnswers(definition, { n0: 1, n1: 1, n2: 1 }, { seed: 0 })
  const [weighed] = weigh(tableOf(definition, [score]), { weights: { n0: 10 }, bands: {} })
  expect(weighed!.points).toBeCloseTo(1_000_012, 3)
})

test('U7: if everything has the weight 0, there is no outcome and no rank', () => {
  const [none] = tried({ facts: 0, skills: 0 }, both)
  expect(none).toMatchObject({ passed: null, band: null, share: null, rank: null, most: 0 })
})

test('U5: weights have limits', () => {
  const weighed = (weight: number) =>
    whatIfSchema.safeParse({ weights: { facts: weight }, bands: {} }).success
  expect([0, 0.05, 10, 2.25].map(weighed)).toEqual([true, true, true, true])
  expect([-1, 10.01, 0.001, Number.NaN].map(weighed)).toEqual([false, false, false, false])
})

function answered(a: string, b: string): Score {
  return scoreAnswers(weighable, { a: { option: a }, b: { option: b } }, { seed: 0 })
}

function tried(weights: WhatIf['weights'], ...scores: Score[]) {
  return weigh(tableOf(weighable, scores), { weights, bands: {} })
}

function ranks(scores: readonly { rank: number | null }[]) {
  return scores.map(({ rank }) => rank)
}

function tableOf(definition: Definition, scores: readonly Score[]) {
  const collected = collectScores(definition)
  for (const score of scores) collected.add(score)
  return collected.finish()
}

function scoreOf(
  definition: Definition,
  { answers, seed, given }: { answers: Answers; seed: number; given: Record<string, number> },
): Score {
  return scoreAnswers(definition, answers, { seed }, new Map(Object.entries(given)))
}
