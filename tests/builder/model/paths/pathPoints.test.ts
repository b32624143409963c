import { expect, test } from 'vitest'

import type { Condition } from '#schemas/condition.ts'
import type { QuestionOf } from '#schemas/question.ts'
import { proveReadiness } from '#src/builder/model/readiness/proveReadiness.ts'
import {
  all,
  anAssessment,
  answeredWith,
  longText,
  number,
  section,
  shortText,
  singleChoice,
  withCalculated,
  withOther,
} from '#tests/support/definitions.ts'

const role = singleChoice('role', ['front', 'back'])
const front = answeredWith('role', 'front')
const back = answeredWith('role', 'back')

const keyed = (id: string, points: number, showIf?: Condition) =>
  number(id, { points, key: { value: 1, tolerance: 0 }, ...(showIf && { showIf }) })

function pointsOf(...parts: Parameters<typeof anAssessment>) {
  return proveReadiness(anAssessment(...parts)).points
}

test('K16: the points of all questions are added up, with those that people give', () => {
  expect(pointsOf(role, keyed('a', 3), longText('b', { points: 4 }))).toEqual({ least: 0, most: 7 })
})

test('K16: points of different paths are added up as well, which no path exceeds', () => {
  expect(pointsOf(role, keyed('a', 3, front), keyed('b', 5, back))).toEqual({ least: 0, most: 8 })
})

test('K16: what can’t be reached or answered gives no points', () => {
  expect(pointsOf(role, keyed('a', 3, all(front, back)))).toEqual({ least: 0, most: 0 })
  const key = { accepted: ['a@b'], ignoreCase: false }
  const mail = shortText('mail', { format: 'email', maxLength: 2, points: 3, key })
  expect(pointsOf(role, mail)).toEqual({ least: 0, most: 0 })
})

test('K16: options may have negative points, and give some to those who need not answer', () => {
  const points = (first: number, second: number, own: Partial<QuestionOf<'singleChoice'>>) => {
    const optionPoints = { byOption: { a: first, b: second }, floor: -9 }
    return pointsOf(role, { ...singleChoice('scored', ['a', 'b']), optionPoints, ...own })
  }
  expect(points(2, 1, {})).toEqual({ least: 0, most: 2 })
  expect(points(2, 1, { required: true })).toEqual({ least: 1, most: 2 })
  expect(points(2, 1, { required: true, showIf: front })).toEqual({ least: 0, most: 2 })
  expect(points(2, 1, { requiredIf: front })).toEqual({ least: 0, most: 2 })
  expect(points(-2, -1, {})).toEqual({ least: -2, most: 0 })
  expect(points(-2, -1, { required: true })).toEqual({ least: -2, most: 0 })
})

test('K16: if own words are a choice, no one must choose an option with points', () => {
  const optionPoints = { byOption: { front: 2, back: 1 }, floor: -9 }
  const scored = { ...role, required: true, optionPoints }
  expect(pointsOf(scored)).toEqual({ least: 1, most: 2 })
  expect(pointsOf(withOther(scored)).least).toBeCloseTo(0)
})

test('K16: in a section that may be hidden, no one must choose an option with points', () => {
  const optionPoints = { byOption: { a: 2, b: 1 }, floor: -9 }
  const scored = singleChoice('scored', ['a', 'b'], { required: true, optionPoints })
  const hidden = section('hidden', { showIf: front }, scored)
  expect(pointsOf(section('first', role), hidden)).toEqual({ least: 0, most: 2 })
})

test('K16: points of calculated values count', () => {
  const value = { id: 'c', name: 'c', expression: '1', points: { most: 4 } }
  const { points } = proveReadiness(withCalculated(anAssessment(role), value))
  expect(points).toEqual({ least: 0, most: 4 })
})

test('K16: where questions are drawn at random, the best and the worst of them count', () => {
  const pool = section('pool', { draw: 2 }, keyed('a', 1), keyed('b', 5), keyed('c', 3))
  expect(pointsOf(pool)).toEqual({ least: 0, most: 8 })
  const optionPoints = (points: number) => ({ byOption: { a: points, b: points }, floor: -9 })
  const scored = (id: string, points: number) =>
    singleChoice(id, ['a', 'b'], { required: true, optionPoints: optionPoints(points) })
  const never = { ...scored('s', 9), showIf: all(front, back) }
  const drawn = section('pool', { draw: 2 }, scored('p', 2), scored('q', 3), never)
  expect(pointsOf(section('first', role), drawn)).toEqual({ least: 2, most: 5 })
})
