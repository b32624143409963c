import { expect, test } from 'vitest'

import type { WhatIf } from '#schemas/whatIf.ts'
import { collectScores } from '#src/review/model/scoreTable.ts'
import { weigh, weighScore } from '#src/review/model/whatIf.ts'
import { scoreAnswers } from '#src/assessment/engine/scoring/scoring.ts'
import { anAssessment, longText, matrix, number, section } from '#tests/support/definitions.ts'

const definition = anAssessment(
  section(
    's1',
    matrix('rows', ['r1', 'r2', 'r3'], ['x', 'y'], {
      key: { byRow: { r1: ['x'], r2: ['x'], r3: ['x'] }, grading: 'perRow' },
      points: 1,
    }),
  ),
  section(
    's2',
    number('n', { key: { value: 1, tolerance: 0 }, points: 0.1 }),
    longText('why', { points: 6 }),
  ),
)
const whatIfs: WhatIf[] = [
  { weights: { s1: 3, n: 0.5 }, passMark: 40, bands: {} },
  { weights: { why: 0 }, bands: { top: 50 } },
]

test('U9: alone, an attempt has the same score as among others', () => {
  const scores = [
    { rows: { r1: ['x'] }, n: 1, why: 'So' },
    { rows: { r1: ['x'], r2: ['x'], r3: ['y'] }, n: 2 },
    {},
  ].map((answers) => scoreAnswers(definition, answers, { seed: 1 }))
  const collected = collectScores(definition)
  for (const score of scores) collected.add(score)
  const table = collected.finish()
  const among = whatIfs.map((whatIf) => weigh(table, whatIf))
  expect(among[0]?.map(({ points }) => points)).toEqual([1.05, 2, 0])
  for (const [index, score] of scores.entries()) {
    expect(weighScore(definition, score, whatIfs)).toMatchObject(
      among.map((each) => {
        const { points, most, mostSoFar, toBeMarked, passed, band } = each[index]!
        return { points, most, mostSoFar, toBeMarked, passed, band }
      }),
    )
  }
})
