import { expect, test } from 'vitest'

import type { Predicate } from '#schemas/condition.ts'
import { proveReadiness } from '#src/engine/readiness/proveReadiness.ts'
import {
  anAssessment,
  longText,
  number,
  section,
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
  const lasting = (id: string, minutes: number) =>
    longText(id, { ...bare, timeLimit: minutes * 60 })
  const quick = [0.5, 1, 1.5, 2].map((minutes) => lasting(`q${minutes}`, minutes))
  const read = statement('read', { prompt: words(360) })
  const pool = section('pool', { draw: 2 }, ...quick, read)
  expect(minutesOf(pool)).toEqual({ least: 4, most: 6, isExact: true })
  const first = { ...years, ...bare }
  const shown = { ...lasting('maybe', 1), showIf: when('years', { op: 'is', value: 1 }) }
  const open = section('pool', { draw: 2 }, ...quick, shown)
  expect(minutesOf(section('first', first), open)).toEqual({ least: 1, most: 5, isExact: false })
})
