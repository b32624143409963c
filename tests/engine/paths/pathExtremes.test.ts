import { expect, test } from 'vitest'

import type { Condition } from '#schemas/condition.ts'
import type { Question } from '#schemas/question.ts'
import { proveReadiness } from '#src/engine/readiness/proveReadiness.ts'
import {
  all,
  anAssessment,
  answeredWith,
  longText,
  multipleChoice,
  not,
  number,
  section,
  shortText,
  singleChoice,
  text,
  when,
} from '#tests/support/definitions.ts'

const role = singleChoice('role', ['front', 'back'])
const years = number('years')
const front = answeredWith('role', 'front')
const senior = when('years', { op: 'atLeast', value: 3 })
const junior = when('years', { op: 'lessThan', value: 3 })

const keyed = (id: string, points: number, showIf?: Condition) =>
  number(id, { points, key: { value: 1, tolerance: 0 }, ...(showIf && { showIf }) })

function pointsOf(...questions: Question[]) {
  return proveReadiness(anAssessment(role, years, ...questions)).points
}

test('K16: questions shown together add up their points', () => {
  const both = section('both', { showIf: front }, keyed('a', 3), keyed('b', 4))
  const { points } = proveReadiness(anAssessment(role, keyed('c', 1), both))
  expect(points).toEqual({ least: 0, most: 8, isExact: true })
})

test('K16: mutually exclusive questions are recognised through both conditions', () => {
  expect(pointsOf(keyed('a', 3, all(front, senior)), keyed('b', 5, junior))).toMatchObject({
    most: 5,
  })
  expect(pointsOf(keyed('a', 3, all(front, senior)), keyed('b', 5, not(front)))).toMatchObject({
    most: 5,
  })
  expect(pointsOf(keyed('a', 3, front), keyed('b', 5, junior))).toMatchObject({ most: 8 })
  const chain = [
    keyed('a', 3, junior),
    keyed('b', 5, all(front, senior)),
    keyed('c', 4, not(front)),
  ]
  expect(pointsOf(...chain)).toEqual({ least: 0, most: 7, isExact: true })
})

test('K16: several small points may exceed the largest one', () => {
  const few = ['b', 'c', 'd'].map((id) => keyed(id, 2, not(front)))
  expect(pointsOf(keyed('a', 5, front), ...few)).toEqual({ least: 0, most: 6, isExact: true })
})

test('K11: one of two alternatives must be taken', () => {
  const essay = (id: string, minutes: number, showIf: Condition) =>
    section(
      id,
      { showIf, timeLimit: minutes * 60 },
      ...['a', 'b', 'c', 'd'].map((each) => longText(`${id}${each}`, { prompt: text('') })),
    )
  const ways = [essay('long', 9, front), essay('short', 4, not(front))]
  const { minutes } = proveReadiness(anAssessment({ ...role, prompt: text('') }, ...ways))
  expect(minutes).toEqual({ least: 5, most: 10, isExact: true })
})

test('K16: when the budget is used up, the sum of all points is the bound', () => {
  const definition = anAssessment(role, keyed('a', 3, front), keyed('b', 5, not(front)))
  expect(proveReadiness(definition).points).toEqual({ least: 0, most: 5, isExact: true })
  expect(proveReadiness(definition, 1).points).toEqual({ least: 0, most: 8, isExact: false })
  expect(proveReadiness(definition, 1).minutes.isExact).toBe(false)
})

test('K16, K3: undecidable points are a bound', () => {
  const link = shortText('link', { format: 'url' })
  const spaced = when('link', { op: 'includes', value: 'a b' })
  const { points } = proveReadiness(anAssessment(link, keyed('a', 3, spaced)))
  expect(points).toEqual({ least: 0, most: 3, isExact: false })
})

test('K16: more combinations than are tried leave a bound', () => {
  const letters = [...'abcdefghijklmnopqrst']
  const skills = multipleChoice('skills', letters, { maxChoices: 10 })
  const scored = letters.map((id) =>
    keyed(`q${id}`, 1, when('skills', { op: 'includes', value: id })),
  )
  const points = (maxChoices: number) =>
    proveReadiness(anAssessment({ ...skills, maxChoices }, ...scored)).points
  expect(points(20)).toEqual({ least: 0, most: 20, isExact: true })
  expect(points(10)).toEqual({ least: 0, most: 20, isExact: false })
})
