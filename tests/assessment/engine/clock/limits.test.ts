import { expect, test } from 'vitest'

import type { Settings } from '#schemas/definition.ts'
import { limitsOf } from '#src/assessment/engine/clock/limits.ts'
import { anAssessment, number, section, statement } from '#tests/support/definitions.ts'

const limited = (layout: Settings['layout'], timeLimit?: number) => {
  const definition = anAssessment(
    section('s1', { timeLimit: 60 }, number('a', { timeLimit: 20 }), number('b')),
    section('s2', number('c'), statement('d')),
  )
  const settings = { ...definition.settings, layout, ...(timeLimit && { timeLimit }) }
  return { ...definition, settings }
}

test('O1: limits of the whole, a section and a question, in milliseconds', () => {
  expect(limitsOf(limited('question', 600), 0)).toEqual({
    all: 600_000,
    places: new Map([
      ['s1', 60_000],
      ['a', 20_000],
    ]),
  })
  expect(limitsOf(limited('question'), 0).all).toBeNull()
})

test('O1: extra time adds its per cent to each limit', () => {
  expect(limitsOf(limited('question', 600), 25)).toEqual({
    all: 750_000,
    places: new Map([
      ['s1', 75_000],
      ['a', 25_000],
    ]),
  })
})

test('O2: only what the layout can enforce counts', () => {
  expect([...limitsOf(limited('section', 600), 0).places.keys()]).toEqual(['s1'])
  expect([...limitsOf(limited('all', 600), 0).places.keys()]).toEqual(['s1'])
})
