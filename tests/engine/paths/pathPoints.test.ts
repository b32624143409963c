import { expect, test } from 'vitest'

import type { Calculated } from '#schemas/definition.ts'
import type { QuestionOf } from '#schemas/question.ts'
import { proveReadiness } from '#src/engine/readiness/proveReadiness.ts'
import {
  anAssessment,
  answeredWith,
  date,
  matrix,
  number,
  section,
  shortText,
  singleChoice,
  when,
  withCalculated,
} from '#tests/support/definitions.ts'

const role = singleChoice('role', ['front', 'back'])
const years = number('years')

test('K16: what can only be answered correctly earns its points on every path', () => {
  const one = { min: 2, max: 2, points: 3, key: { value: 2, tolerance: 0 } }
  const points = (asked: Partial<QuestionOf<'number'>>) =>
    proveReadiness(anAssessment(role, number('two', { ...one, ...asked }))).points
  expect(points({ required: true })).toEqual({ least: 3, most: 3, isExact: true })
  expect(points({})).toEqual({ least: 0, most: 3, isExact: true })
  expect(points({ required: true, max: 3 })).toEqual({ least: 0, most: 3, isExact: true })
  const ifFront = { requiredIf: answeredWith('role', 'front') }
  expect(points(ifFront)).toEqual({ least: 0, most: 3, isExact: true })
})

test('K16: a tolerance of days may exceed the calendar', () => {
  const points = (tolerance: number) => {
    const key = { value: '9999-12-30', tolerance }
    const last = date('last', { required: true, min: '9999-12-29', points: 3, key })
    return proveReadiness(anAssessment(last)).points
  }
  expect(points(0)).toEqual({ least: 0, most: 3, isExact: true })
  expect(points(5)).toEqual({ least: 3, most: 3, isExact: true })
  expect(points(1e9)).toEqual({ least: 3, most: 3, isExact: true })
})

test('K16: points that a correct answer triggers are offset', () => {
  const right = { ...role, points: 3, key: { options: ['front'] } }
  const optionPoints = { byOption: { front: -2, back: -2 }, floor: -9 }
  const then = { showIf: answeredWith('role', 'front'), required: true, optionPoints }
  const definition = anAssessment(right, singleChoice('then', ['front', 'back'], then))
  expect(proveReadiness(definition).points).toEqual({ least: 0, most: 3, isExact: true })
})

test('K16: points per option are earned on a path that misses the key beside them', () => {
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

test('K16: for a matrix with a row that can only be correct, the minimum is a bound', () => {
  const key = { byRow: { pay: ['good'] }, grading: 'all' as const }
  const points = (columns: string[], required = true) =>
    proveReadiness(anAssessment({ ...matrix('m', ['pay'], columns), required, points: 1, key }))
      .points
  expect(points(['good'])).toEqual({ least: 0, most: 1, isExact: false })
  expect(points(['good', 'bad'])).toEqual({ least: 0, most: 1, isExact: true })
  expect(points(['good'], false)).toEqual({ least: 0, most: 1, isExact: true })
})

test('K16: options may have negative points, and give some to those who need not answer', () => {
  const points = (front: number, back: number, own: Partial<QuestionOf<'singleChoice'>>) => {
    const optionPoints = { byOption: { front, back }, floor: -9 }
    return proveReadiness(anAssessment({ ...role, optionPoints, ...own })).points
  }
  expect(points(2, 1, {})).toEqual({ least: 0, most: 2, isExact: true })
  expect(points(2, 1, { required: true })).toEqual({ least: 1, most: 2, isExact: true })
  expect(points(-2, -1, {})).toEqual({ least: -2, most: 0, isExact: true })
})

test('K16: what can’t be answered gives no points', () => {
  const key = { accepted: ['a@b'], ignoreCase: false }
  const mail = shortText('mail', { format: 'email', maxLength: 2, points: 3, key })
  const { points } = proveReadiness(anAssessment(role, mail))
  expect(points).toEqual({ least: 0, most: 0, isExact: true })
})

test('K16: points per option are a bound if conditions use the choice, or require one', () => {
  const isExact = (
    each: number,
    asked: Partial<QuestionOf<'singleChoice'>>,
    own: Partial<QuestionOf<'number'>>,
  ) => {
    const optionPoints = { byOption: { front: each, back: each }, floor: -9 }
    const scored = { ...role, ...asked, optionPoints }
    return proveReadiness(anAssessment(years, scored, number('then', own))).points.isExact
  }
  const showIf = answeredWith('role', 'front')
  const required = { required: true }
  expect(isExact(2, required, {})).toBe(true)
  expect(isExact(2, required, { showIf })).toBe(false)
  expect(isExact(-2, required, { showIf })).toBe(false)
  expect(isExact(0, required, { showIf })).toBe(true)
  expect(isExact(2, { requiredIf: when('years', { op: 'atLeast', value: 2 }) }, {})).toBe(false)
})

test('K16: a matrix used by conditions gives a bound, if it gives any points', () => {
  const key = { byRow: { pay: ['good'] }, grading: 'all' as const }
  const showIf = when('m', { op: 'is', value: 'good' }, { row: 'pay' })
  const points = (own: Partial<QuestionOf<'matrix'>>) => {
    const m = { ...matrix('m', ['pay'], ['good', 'bad']), ...own }
    return proveReadiness(anAssessment(role, m, number('then', { showIf }))).points.isExact
  }
  expect(points({ key, points: 1 })).toBe(false)
  expect(points({ key })).toBe(true)
  expect(points({ points: 1 })).toBe(true)
})

test('K16: points of calculated values count, as a bound', () => {
  const value = { id: 'c', name: 'c', expression: '1', points: { most: 4 } }
  const points = (own: Partial<Calculated>) =>
    proveReadiness(withCalculated(anAssessment(role), { ...value, ...own })).points
  expect(points({})).toEqual({ least: 0, most: 4, isExact: false })
  expect(points({ points: { most: 0 } })).toEqual({ least: 0, most: 0, isExact: true })
})

test('K16: where questions are drawn at random, the best and the worst of them are a bound', () => {
  const keyed = (id: string, points: number) =>
    number(id, { points, key: { value: 1, tolerance: 0 } })
  const pool = section('pool', { draw: 2 }, keyed('a', 1), keyed('b', 5), keyed('c', 3))
  expect(proveReadiness(anAssessment(pool)).points).toEqual({ least: 0, most: 8, isExact: false })
})
