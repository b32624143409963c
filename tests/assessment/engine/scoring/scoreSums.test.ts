import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { Answers } from '#schemas/answer.ts'
import type { Definition, Settings } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'
import { runCandidates } from '#src/builder/model/testCandidates/runCandidate.ts'
import { scoreAnswers } from '#src/assessment/engine/scoring/scoring.ts'
import { anAssessment, matrix, number, singleChoice } from '#tests/support/definitions.ts'
import { propertyRuns } from '#tests/support/propertyRuns.ts'

const BANDS = [
  { id: 'low', name: 'Low', from: 0 },
  { id: 'high', name: 'High', from: 25 },
]

/** A matrix with this many rows, each of which gives its share of the points. */
function inShares(id: string, rows: number, points: number): Question {
  const ids = Array.from({ length: rows }, (_, place) => `r${place}`)
  const byRow = Object.fromEntries(ids.map((row) => [row, ['often']]))
  return matrix(id, ids, undefined, { points, key: { byRow, grading: 'perRow' } })
}

function withMet(rows: number): Answers[string] {
  return Object.fromEntries(Array.from({ length: rows }, (_, place) => [`r${place}`, ['often']]))
}

function graded(settings: Partial<Settings>, ...questions: Question[]): Definition {
  const built = anAssessment(...questions)
  return { ...built, settings: { ...built.settings, ...settings } }
}

test.each([3, 7, 30])('S8, S11, S13: %i equal shares of a point make a point', (parts) => {
  const matrices = Array.from({ length: parts }, (_, place) => inShares(`m${place}`, parts, 1))
  const answers = Object.fromEntries(matrices.map(({ id }) => [id, withMet(1)]))
  const rest = singleChoice('rest', ['yes', 'no'], {
    points: 100 - parts,
    key: { options: ['yes'] },
  })
  const definition = graded({ passMark: { percent: 1 } }, ...matrices, rest)
  const score = scoreAnswers(definition, answers, { seed: 0 })
  expect(score).toMatchObject({ points: 1, most: 100, passed: 'yes' })
})

test('S8, S11, S13, S14: three thirds of a point reach a quarter of four', () => {
  const matrices = ['a', 'b', 'c'].map((id) => inShares(id, 3, 1))
  const wrong = singleChoice('d', ['yes', 'no'], { points: 1, key: { options: ['yes'] } })
  const definition = graded({ passMark: { percent: 25 }, bands: BANDS }, ...matrices, wrong)
  const answers = { a: withMet(1), b: withMet(1), c: withMet(1), d: { option: 'no' } }
  const score = scoreAnswers(definition, answers, { seed: 0 })
  expect(score).toMatchObject({ points: 1, most: 4, passed: 'yes', band: 'high' })
  const fewer = scoreAnswers(definition, { ...answers, c: withMet(0) }, { seed: 0 })
  expect(fewer).toMatchObject({ points: 0.666666666666667, passed: 'no', band: 'low' })
})

test('S8, X9: a calculated third is a third', () => {
  const ids = ['a', 'b', 'c']
  const calculated = ids.map((id) => ({
    id: `third-${id}`,
    name: `third ${id}`,
    expression: `[${id}] / 3`,
    points: { most: 1 },
  }))
  const definition = {
    ...graded({ passMark: { percent: 33.3 } }, ...ids.map((id) => number(id))),
    calculated,
  }
  const score = scoreAnswers(definition, { a: 1, b: 1, c: 1 }, { seed: 0 })
  expect(score).toMatchObject({ points: 1, most: 3, passed: 'yes' })
})

test('T1: a share of points is as expected however many of its digits were stored', () => {
  const definition = graded({}, inShares('a', 3, 1))
  const candidate = (points: number) => ({
    id: 't',
    name: 'One row',
    answers: { a: withMet(1) },
    expected: { points },
  })
  const differences = (points: number) =>
    runCandidates(definition, [candidate(points)]).flatMap((run) => run.differences)
  expect(differences(0.333333333333)).toEqual([])
  expect(differences(0.333333333333333)).toEqual([])
  expect(differences(0.3333)).toEqual(['points'])
})

type Part = { rows: number; met: number; thousandths: number }
const parts = fc.array(
  fc.record({
    rows: fc.integer({ min: 1, max: 31 }),
    met: fc.nat(31),
    thousandths: fc.oneof(fc.integer({ min: 1, max: 9_000 }), fc.constantFrom(1000, 3000, 7000)),
  }),
  { minLength: 1, maxLength: 6 },
)

function greatestDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestDivisor(b, a % b)
}

/** Their sum in thousandths of a point, as a fraction. */
function exactSum(all: readonly Part[]): [bigint, bigint] {
  return all.reduce<[bigint, bigint]>(
    ([over, under], { rows, met, thousandths }) => {
      const [partOver, partUnder] = [BigInt(thousandths * Math.min(met, rows)), BigInt(rows)]
      const [sum, common] = [over * partUnder + partOver * under, under * partUnder]
      const divisor = greatestDivisor(sum, common)
      return [sum / divisor, common / divisor]
    },
    [0n, 1n],
  )
}

test('S8, S11, S13, S14: points, pass mark and bands are those of exact fractions', () => {
  fc.assert(
    fc.property(parts, fc.integer({ min: 0, max: 1000 }), fc.boolean(), (all, tenths, isNear) => {
      const [over, under] = exactSum(all)
      const most = BigInt(all.reduce((sum, { thousandths }) => sum + thousandths, 0))
      // At exactly the percentage reached, if it can be written in tenths.
      const reached = (over * 1000n) / (under * most)
      const wanted = isNear ? reached : BigInt(tenths)
      const percent = Number(wanted) / 10
      const bands = [{ id: 'b', name: 'B', from: percent }]
      const questions = all.map(({ rows, thousandths }, place) =>
        inShares(`m${place}`, rows, thousandths / 1000),
      )
      const definition = graded({ passMark: { percent }, bands }, ...questions)
      const answers = Object.fromEntries(
        all.map(({ met, rows }, place) => [`m${place}`, withMet(Math.min(met, rows))]),
      )
      const score = scoreAnswers(definition, answers, { seed: 0 })
      const isReached = over * 1000n >= wanted * under * most
      expect(score.passed).toBe(isReached ? 'yes' : 'no')
      expect(score.band).toBe(isReached ? 'b' : null)
      expect(score.most).toBe(Number(most) / 1000)
      const thousandths = Number(over / under) + Number(over % under) / Number(under)
      expect(score.points).toBeCloseTo(thousandths / 1000, 12)
    }),
    propertyRuns,
  )
})
