import { expect, test } from 'vitest'

import type { QuestionOf } from '#schemas/question.ts'
import { proveReadiness } from '#src/engine/readiness/proveReadiness.ts'
import {
  anAssessment,
  answeredWith,
  date,
  matrix,
  number,
  singleChoice,
  when,
} from '#tests/support/definitions.ts'

const role = singleChoice('role', ['front', 'back'])

test('K16: what can only be answered rightly is had on every path that asks for it', () => {
  const one = { min: 2, max: 2, points: 3, key: { value: 2, tolerance: 0 } }
  const points = (asked: Partial<QuestionOf<'number'>>) =>
    proveReadiness(anAssessment(role, number('two', { ...one, ...asked }))).points
  expect(points({ required: true })).toEqual({ least: 3, most: 3, isExact: true })
  expect(points({})).toEqual({ least: 0, most: 3, isExact: true })
  expect(points({ required: true, max: 3 })).toEqual({ least: 0, most: 3, isExact: true })
  const ifFront = { requiredIf: answeredWith('role', 'front') }
  expect(points(ifFront)).toEqual({ least: 0, most: 3, isExact: true })
})

test('K16: a tolerance of days may reach beyond all days that there are', () => {
  const points = (tolerance: number) => {
    const key = { value: '9999-12-30', tolerance }
    const last = date('last', { required: true, min: '9999-12-29', points: 3, key })
    return proveReadiness(anAssessment(last)).points
  }
  expect(points(0)).toEqual({ least: 0, most: 3, isExact: true })
  expect(points(5)).toEqual({ least: 3, most: 3, isExact: true })
  expect(points(1e9)).toEqual({ least: 3, most: 3, isExact: true })
})

test('K16: points that a right answer brings on are taken away from it', () => {
  const right = { ...role, points: 3, key: { options: ['front'] } }
  const optionPoints = { byOption: { front: -2, back: -2 }, floor: -9 }
  const then = { showIf: answeredWith('role', 'front'), required: true, optionPoints }
  const definition = anAssessment(right, singleChoice('then', ['front', 'back'], then))
  expect(proveReadiness(definition).points).toEqual({ least: 0, most: 3, isExact: true })
})

test('K16: points for options are had on a path that misses the key beside them', () => {
  const both = {
    ...role,
    required: true,
    key: { options: ['front'] },
    optionPoints: { byOption: { front: 1, back: 5 }, floor: 0 },
  }
  const shut = when('role', { op: 'isNot', value: 'front' })
  const then = number('then', { showIf: shut, points: 2, key: { value: 1, tolerance: 0 } })
  expect(proveReadiness(anAssessment(both, then)).points).toMatchObject({ least: 1, most: 7 })
})

test('K16: of a matrix with a row that can only be right, the fewest points are a bound', () => {
  const key = { byRow: { pay: ['good'] }, grading: 'all' as const }
  const points = (columns: string[], required = true) =>
    proveReadiness(anAssessment({ ...matrix('m', ['pay'], columns), required, points: 1, key }))
      .points
  expect(points(['good'])).toEqual({ least: 0, most: 1, isExact: false })
  expect(points(['good', 'bad'])).toEqual({ least: 0, most: 1, isExact: true })
  expect(points(['good'], false)).toEqual({ least: 0, most: 1, isExact: true })
})
