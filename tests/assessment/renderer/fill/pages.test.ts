import { expect, test } from 'vitest'

import type { Definition } from '#schemas/definition.ts'
import { compile } from '#src/assessment/engine/evaluation/compile.ts'
import { startEvaluation } from '#src/assessment/engine/evaluation/evaluation.ts'
import {
  CHECK_PLACE,
  pageIndexOf,
  pagesOf,
  placeOfQuestion,
  questionsOfPage,
} from '#src/assessment/renderer/fill/pages.ts'
import {
  anAssessment,
  answeredWith,
  section,
  shortText,
  singleChoice,
} from '#tests/support/definitions.ts'

const yes = answeredWith('remote', 'yes')
const definition = anAssessment(
  section('a', singleChoice('remote'), shortText('where', { showIf: yes })),
  section('b', { showIf: yes }, shortText('hours')),
  section('c', shortText('name')),
)

test('one page per section, without hidden ones', () => {
  expect(places('section')).toEqual(['a', 'c', CHECK_PLACE])
})

test('one page per question, without hidden ones', () => {
  expect(places('question')).toEqual(['remote', 'name', CHECK_PLACE])
})

test('all on one page', () => {
  expect(places('all')).toHaveLength(2)
})

test('in a preview hidden questions are at the end of the previous page', () => {
  const pages = pagesOf(evaluationOf('question'), true)
  expect(pages.map((page) => questionsOfPage(page).map(({ id }) => id))).toEqual([
    ['remote', 'where', 'hours'],
    ['name'],
    [],
  ])
  expect(placeOfQuestion(pages, 'hours')).toBe('remote')
})

test('a preview of a completely hidden assessment has one page that says so', () => {
  const hidden = anAssessment(section('a', { showIf: yes }, shortText('name')))
  expect(pagesOf(startEvaluation(compile(hidden), {}, { seed: 0 }), true)).toHaveLength(2)
})

test('a place that is now hidden opens the page after it', () => {
  const evaluation = evaluationOf('section')
  const pages = pagesOf(evaluation, false)
  expect(pages[pageIndexOf(pages, 'b', evaluation)]?.place).toBe('c')
  expect(pages[pageIndexOf(pages, 'nonsense', evaluation)]?.place).toBe('a')
  expect(pages[pageIndexOf(pages, undefined, evaluation)]?.place).toBe('a')
  expect(pages[pageIndexOf(pages, CHECK_PLACE, evaluation)]?.place).toBe(CHECK_PLACE)
})

test('an assessment without questions has only the last page', () => {
  const evaluation = startEvaluation(compile(anAssessment()), {}, { seed: 0 })
  expect(pagesOf(evaluation, true).map((page) => page.place)).toEqual([CHECK_PLACE])
})

function evaluationOf(layout: Definition['settings']['layout']) {
  return startEvaluation(
    compile({ ...definition, settings: { ...definition.settings, layout } }),
    {},
    { seed: 0 },
  )
}

function places(layout: Definition['settings']['layout']): string[] {
  return pagesOf(evaluationOf(layout), false).map((page) => page.place)
}
