import { expect, test } from 'vitest'

import type { Condition, Predicate } from '#schemas/condition.ts'
import type { AnswerableQuestion } from '#schemas/question.ts'
import { proveReadiness } from '#src/engine/readiness/proveReadiness.ts'
import {
  anAssessment,
  code,
  date,
  longText,
  multipleChoice,
  number,
  ranking,
  rating,
  shortText,
  signature,
  singleChoice,
  when,
} from '#tests/support/definitions.ts'

/** The points of a question worth 7 points, and of one worth 5 with this condition on the first. */
function pointsWith(first: AnswerableQuestion, showIf: Condition) {
  const second = number('second', { points: 5, key: { value: 1, tolerance: 0 }, showIf })
  return proveReadiness(anAssessment({ ...first, points: 7 }, second)).points
}

const onFirst = (of: Predicate) => when('first', of)
const letters = ['a', 'b', 'c', 'd']
const isTyped = { ignoreCase: false }

test.each<[string, AnswerableQuestion, Condition]>([
  [
    'an option',
    singleChoice('first', letters, { key: { options: ['c', 'd'] } }),
    onFirst({ op: 'isOneOf', values: ['a', 'b'] }),
  ],
  [
    'a set of options',
    multipleChoice('first', letters, { key: { options: ['c', 'd'] } }),
    { kind: 'not', condition: onFirst({ op: 'includes', value: 'd' }) },
  ],
  [
    'an order',
    ranking('first', letters, { key: { order: ['d', 'c', 'b', 'a'] } }),
    onFirst({ op: 'isBlank' }),
  ],
  [
    'an order that is compared',
    ranking('first', letters, { key: { order: ['d', 'c', 'b', 'a'] } }),
    onFirst({ op: 'isNot', value: ['d', 'c', 'b', 'a'] }),
  ],
  [
    'a text',
    shortText('first', { key: { accepted: ['Rust'], ...isTyped } }),
    when('first', { op: 'lessThan', value: 4 }, { measure: 'length' }),
  ],
  [
    'a text that has to be spelt in more characters',
    shortText('first', { key: { accepted: ['z\u00fc'], ...isTyped }, minLength: 3 }),
    onFirst({ op: 'isBlank' }),
  ],
  [
    'a number',
    number('first', { min: 0, step: 3, key: { value: 10, tolerance: 2 } }),
    onFirst({ op: 'atMost', value: 7 }),
  ],
  [
    'a rating',
    rating('first', { highest: 9, key: { value: 6, tolerance: 0 } }),
    onFirst({ op: 'atMost', value: 2 }),
  ],
  [
    'a day',
    date('first', { key: { value: '2026-06-15', tolerance: 3 } }),
    onFirst({ op: 'before', value: '2026-06-01' }),
  ],
])('K16: with the right answer, %s, what it closes is not had', (_, first, showIf) => {
  expect(pointsWith(first, showIf)).toEqual({ least: 0, most: 7, isExact: true })
})

test.each<[string, AnswerableQuestion, Condition]>([
  [
    'a number on a step below',
    number('first', { min: 0, step: 3, key: { value: 10, tolerance: 2 } }),
    onFirst({ op: 'lessThan', value: 11 }),
  ],
  [
    'a rating below',
    rating('first', { highest: 9, key: { value: 8, tolerance: 2 } }),
    onFirst({ op: 'atMost', value: 6 }),
  ],
  [
    'a day before',
    date('first', { key: { value: '2026-06-15', tolerance: 3 } }),
    onFirst({ op: 'before', value: '2026-06-13' }),
  ],
  [
    'a day after',
    date('first', { key: { value: '2026-06-15', tolerance: 3 } }),
    onFirst({ op: 'after', value: '2026-06-17' }),
  ],
])('K16: an answer within the tolerance, %s, has all that it opens', (_, first, showIf) => {
  expect(pointsWith(first, showIf)).toEqual({ least: 0, most: 12, isExact: true })
})

test('K16: a wrong answer beyond the tolerance is considered as well', () => {
  const least = (first: AnswerableQuestion) =>
    proveReadiness(anAssessment({ ...first, points: 7 })).points.least
  const key = { value: 5, tolerance: 2 }
  expect(least(number('n', { required: true, min: 3, key }))).toBe(0)
  expect(least(number('n', { required: true, max: 7, key }))).toBe(0)
  expect(least(number('n', { required: true, min: 3, max: 7, key }))).toBe(7)
  const days = { value: '2026-06-15', tolerance: 2 }
  expect(least(date('d', { required: true, min: '2026-06-13', key: days }))).toBe(0)
  expect(least(date('d', { required: true, max: '2026-06-17', key: days }))).toBe(0)
})

test.each<[string, AnswerableQuestion]>([
  ['a long text', longText('first')],
  ['code', code('first')],
  ['a signature', signature('first')],
  ['a number without a key', number('first')],
  ['a choice without a key', singleChoice('first')],
])('K16: people may give all points for %s, however it was answered', (_, first) => {
  expect(pointsWith(first, onFirst({ op: 'isBlank' }))).toMatchObject({ least: 0, most: 7 })
  expect(pointsWith(first, onFirst({ op: 'isNotBlank' }))).toMatchObject({ least: 0, most: 12 })
})
