import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { Answers } from '#schemas/answer.ts'
import { countPossible, countProgress } from '#src/assessment/engine/evaluation/progress.ts'
import { sectionCount } from '#src/assessment/engine/evaluation/sectionCount.ts'
import { questionCount } from '#src/assessment/engine/questionCount.ts'
import { anyAnswers, anyDefinition } from '#tests/support/arbitrary/arbitraries.ts'
import {
  anAssessment,
  answeredWith,
  section,
  shortText,
  singleChoice,
  statement,
} from '#tests/support/definitions.ts'
import { evaluate } from '#tests/support/evaluations.ts'
import { propertyRuns } from '#tests/support/propertyRuns.ts'

const onlyIf = { showIf: answeredWith('remote', 'yes') }

test('R7: conditions make the fewest questions fewer, statements count for nothing', () => {
  const always = section('s1', statement('hello'), singleChoice('remote'), shortText('b'))
  const sometimes = section('s2', onlyIf, shortText('c'), shortText('d'))
  expect(questionCount(anAssessment())).toEqual({ fewest: 0, most: 0 })
  expect(questionCount(anAssessment(always))).toEqual({ fewest: 2, most: 2 })
  expect(questionCount(anAssessment(always, sometimes))).toEqual({ fewest: 2, most: 4 })
  expect(questionCount(anAssessment(singleChoice('remote'), shortText('b', onlyIf)))).toEqual({
    fewest: 1,
    most: 2,
  })
})

test('R7: of a random selection as many as are drawn, and the conditional ones may be among them', () => {
  const pool = [shortText('b'), shortText('c'), shortText('d', onlyIf), statement('note')]
  const drawing = (draw: number) => {
    return questionCount(anAssessment(singleChoice('remote'), section('pool', { draw }, ...pool)))
  }
  expect(drawing(2)).toEqual({ fewest: 2, most: 3 })
  expect(drawing(9)).toEqual({ fewest: 3, most: 4 })
})

test('R7: before a section starts, only conditions about answers in it leave its number open', () => {
  const about = section(
    's2',
    shortText('b', onlyIf),
    singleChoice('own'),
    shortText('c', { showIf: answeredWith('own', 'yes') }),
    statement('note'),
  )
  const definition = anAssessment(singleChoice('remote'), about)
  const count = (answers: Answers) => sectionCount(evaluate(definition, answers), about)
  expect(count({})).toEqual({ fewest: 1, most: 2 })
  expect(count({ remote: { option: 'yes' } })).toEqual({ fewest: 2, most: 3 })
  const pool = section('pool', { draw: 2 }, shortText('d'), shortText('e'), shortText('f'))
  expect(sectionCount(evaluate(anAssessment(pool)), pool)).toEqual({ fewest: 2, most: 2 })
})

test('R3, R7: whoever answers whatever is asked as many questions as were announced', () => {
  fc.assert(
    fc.property(anyDefinition, anyAnswers, fc.nat(), (definition, answers, seed) => {
      const evaluation = evaluate(definition, answers, { seed })
      const { fewest, most } = questionCount(definition)
      const { shown } = countProgress(evaluation).progress
      expect(shown).toBeGreaterThanOrEqual(fewest)
      expect(shown + countPossible(evaluation, 0)).toBeLessThanOrEqual(most)
    }),
    propertyRuns,
  )
})

test('R3: what may still come are hidden questions from a page on that were drawn', () => {
  const evaluation = evaluate(
    anAssessment(
      singleChoice('remote'),
      shortText('b', onlyIf),
      shortText('c'),
      section('s2', onlyIf, shortText('d'), statement('e')),
      section('pool', { draw: 1 }, shortText('f'), shortText('g')),
    ),
  )
  expect([0, 1, 2, 3, 4, 7].map((rank) => countPossible(evaluation, rank))).toEqual([
    2, 2, 1, 1, 0, 0,
  ])
})
