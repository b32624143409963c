import { expect, test } from 'vitest'

import type { Condition, Predicate } from '#schemas/condition.ts'
import { proveReadiness } from '#src/builder/model/readiness/proveReadiness.ts'
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
  statement,
  text,
  when,
} from '#tests/support/definitions.ts'

const years = number('years', { min: 0, required: true })

test('K11: minutes of many conditions are exact if all of them can be true at once', () => {
  const minutes = (testOf: (value: number) => Predicate) => {
    const shown = (value: number) => ({ prompt: text(''), showIf: when('years', testOf(value)) })
    const fifty = Array.from({ length: 50 }, (_, place) => longText(`q${place}`, shown(place + 1)))
    return proveReadiness(anAssessment({ ...years, prompt: text('') }, ...fifty)).minutes
  }
  const extremes = { least: 1, most: 126 }
  expect(minutes((value) => ({ op: 'atLeast', value }))).toEqual({ ...extremes, isExact: true })
  expect(minutes((value) => ({ op: 'is', value }))).toEqual({ ...extremes, isExact: false })
})

/** With this many words, each of which takes a third of a second. */
const words = (count: number) => text('word '.repeat(count).trim())
const bare = { prompt: text('') }

const lasting = (id: string, minutes: number) => longText(id, { ...bare, timeLimit: minutes * 60 })

function minutesOf(...parts: Parameters<typeof anAssessment>) {
  return proveReadiness(anAssessment(...parts)).minutes
}

test('K11, R4: reading the introduction takes time as well', () => {
  const definition = anAssessment(section('s', { introduction: words(180) }, longText('a', bare)))
  const { settings } = definition
  const minutes = (introduction: number) =>
    proveReadiness({ ...definition, settings: { ...settings, introduction: words(introduction) } })
      .minutes
  expect(minutes(0)).toEqual({ least: 4, most: 4, isExact: true })
  expect(minutes(180)).toEqual({ least: 5, most: 5, isExact: true })
})

test('K11: of randomly drawn questions the quickest and the slowest count', () => {
  const quick = [0.5, 1, 1.5, 2].map((minutes) => lasting(`q${minutes}`, minutes))
  const read = statement('read', { prompt: words(360) })
  const pool = section('pool', { draw: 2 }, ...quick, read)
  expect(minutesOf(pool)).toEqual({ least: 4, most: 6, isExact: true })
  const first = { ...years, ...bare }
  const shown = { ...lasting('maybe', 1), showIf: when('years', { op: 'is', value: 1 }) }
  const open = section('pool', { draw: 2 }, ...quick, shown)
  expect(minutesOf(section('first', first), open)).toEqual({ least: 1, most: 5, isExact: false })
})

const role = singleChoice('role', ['front', 'back'], bare)
const front = answeredWith('role', 'front')
const level = number('level', bare)
const senior = when('level', { op: 'atLeast', value: 3 })
const junior = when('level', { op: 'lessThan', value: 3 })

/** A text of this many minutes. */
const reading = (id: string, minutes: number, showIf: Condition) =>
  statement(id, { prompt: words(180 * minutes), showIf })

test('K11: one of two alternatives must be taken', () => {
  const essay = (id: string, minutes: number, showIf: Condition) =>
    section(
      id,
      { showIf, timeLimit: minutes * 60 },
      ...['a', 'b', 'c', 'd'].map((each) => longText(`${id}${each}`, bare)),
    )
  const both = [essay('long', 9, front), essay('short', 4, not(front))]
  expect(minutesOf(role, ...both)).toEqual({ least: 5, most: 10, isExact: true })
})

test('K11: mutually exclusive questions are recognised through both conditions', () => {
  const most = (...questions: ReturnType<typeof reading>[]) =>
    minutesOf(role, level, ...questions).most - minutesOf(role, level).most
  const a = reading('a', 3, all(front, senior))
  expect(most(a, reading('b', 5, junior))).toBe(5)
  expect(most(a, reading('b', 5, not(front)))).toBe(5)
  expect(most(reading('a', 3, front), reading('b', 5, junior))).toBe(8)
  const few = ['b', 'c', 'd'].map((id) => reading(id, 2, not(front)))
  expect(most(reading('a', 5, front), ...few)).toBe(6)
})

test('K11, K6: when the budget is used up, the sum of all minutes is the bound', () => {
  const definition = anAssessment(role, reading('a', 3, front), reading('b', 5, not(front)))
  const { minutes } = proveReadiness(definition)
  expect(proveReadiness(definition, 1).minutes).toEqual({
    ...minutes,
    most: minutes.most + 3,
    least: 1,
    isExact: false,
  })
})

test('K11, K3: minutes that can’t be decided are a bound', () => {
  const link = shortText('link', { ...bare, format: 'url' })
  const spaced = when('link', { op: 'includes', value: 'a b' })
  expect(minutesOf(link, reading('a', 3, spaced))).toEqual({ least: 1, most: 4, isExact: false })
})

test('K11: more combinations than are tried leave a bound', () => {
  const letters = [...'abcdefghijklmnopqrst']
  const minutes = (maxChoices: number) =>
    minutesOf(
      { ...multipleChoice('skills', letters, { maxChoices }), ...bare },
      ...letters.map((id) => reading(`q${id}`, 1, when('skills', { op: 'includes', value: id }))),
    )
  expect(minutes(20)).toMatchObject({ isExact: true })
  expect(minutes(10)).toEqual({ ...minutes(20), isExact: false })
})
