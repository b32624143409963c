import { expect, test } from 'vitest'

import { getOwn } from '#src/assessment/engine/getOwn.ts'
import { scoreAnswers } from '#src/assessment/engine/scoring/scoring.ts'
import { anAssessment, matrix, multipleChoice } from '#tests/support/definitions.ts'
import { broken, scored } from '#tests/support/evaluations.ts'

test('only a record’s own ids are read', () => {
  const record: Record<string, number> = { x: 1 }
  expect(getOwn(record, 'x')).toBe(1)
  expect(['constructor', 'toString', 'y'].map((id) => getOwn(record, id))).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('S9: an option called constructor gives the points that it was given', () => {
  const optionPoints = { byOption: { x: 2 }, floor: 0 }
  const many = multipleChoice('a', ['x', 'constructor'], { optionPoints })
  expect(scored(many, { options: ['x', 'constructor'] })).toBe('optionPoints 2/2')
})

test('B1, L17, S11: a row called constructor is blank until it has a choice', () => {
  const key = { byRow: { pay: ['good'] }, grading: 'perRow' as const }
  const rows = matrix('a', ['constructor', 'pay'], ['good', 'bad'], { key, points: 2 })
  expect(broken({ ...rows, required: true }, { pay: ['good'] })).toBe('required')
  expect(broken(rows, { pay: ['good'] })).toBeNull()
  expect(scoreAnswers(anAssessment(rows), { a: { pay: ['good'] } }, { seed: 0 }).points).toBe(2)
})
