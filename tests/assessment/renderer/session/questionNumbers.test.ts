import { expect, test } from 'vitest'

import type { Definition } from '#schemas/definition.ts'
import { compile } from '#src/assessment/engine/evaluation/compile.ts'
import { startEvaluation } from '#src/assessment/engine/evaluation/evaluation.ts'
import { shownNumbers } from '#src/assessment/renderer/session/questionNumbers.ts'
import {
  anAssessment,
  answeredWith,
  section,
  shortText,
  singleChoice,
  statement,
} from '#tests/support/definitions.ts'

const yes = answeredWith('remote', 'yes')

test('questions are numbered through all sections, except statements', () => {
  const definition = anAssessment(
    section('a', singleChoice('remote'), statement('hint'), shortText('where')),
    section('b', shortText('name')),
  )
  expect(numbersOf(definition)).toEqual({ remote: 1, where: 2, name: 3 })
})

test('the numbers end before the first section in which something can be hidden', () => {
  const definition = anAssessment(
    section('a', singleChoice('remote'), shortText('where')),
    section('b', shortText('hours'), shortText('city', { showIf: yes })),
    section('c', shortText('name')),
  )
  expect(numbersOf(definition)).toEqual({ remote: 1, where: 2 })
})

test('a section that can be hidden itself has none', () => {
  const definition = anAssessment(
    section('a', singleChoice('remote'), shortText('where')),
    section('b', { showIf: yes }, shortText('hours')),
  )
  expect(numbersOf(definition)).toEqual({ remote: 1, where: 2 })
})

test('a single question is not numbered', () => {
  expect(numbersOf(anAssessment(shortText('name')))).toEqual({})
})

function numbersOf(definition: Definition) {
  return Object.fromEntries(shownNumbers(startEvaluation(compile(definition), {}, { seed: 0 })))
}
