import { expect, test } from 'vitest'

import type { Definition } from '#schemas/definition.ts'
import { compile } from '#src/engine/compile.ts'
import { startEvaluation } from '#src/engine/evaluation.ts'
import {
  CHECK_PLACE,
  pageIndexOf,
  pagesOf,
  placeOfQuestion,
  questionsOfPage,
} from '#src/renderer/fill/pages.ts'
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

test('one page a section, without hidden ones', () => {
  expect(places('section')).toEqual(['a', 'c', CHECK_PLACE])
})

test('one page a question, without hidden ones', () => {
  expect(places('question')).toEqual(['remote', 'name', CHECK_PLACE])
})

test('all on one page', () => {
  expect(places('all')).toHaveLength(2)
})

test('in a preview what is hidden stands at the end of the page before it', () => {
  const pages = pagesOf(evaluationOf('question'), true)
  expect(pages.map((page) => questionsOfPage(page).map(({ id }) => id))).toEqual([
    ['remote', 'where', 'hours'],
    ['name'],
    [],
  ])
  expect(placeOfQuestion(pages, 'hours')).toBe('remote')
})

test('a preview of what is hidden altogether has one page that says so', () => {
  const hidden = anAssessment(section('a', { showIf: yes }, shortText('name')))
  expect(pagesOf(startEvaluation(compile(hidden), {}, { seed: 0 }), true)).toHaveLength(2)
})

test('a place that is hidden by now opens the page after it', () => {
  const evaluation = evaluationOf('section')
  const pages = pagesOf(evaluation, false)
  expect(pages[pageIndexOf(pages, 'b', evaluation)]?.place).toBe('c')
  expect(pages[pageIndexOf(pages, 'nonsense', evaluation)]?.place).toBe('a')
  expect(pages[pageIndexOf(pages, undefined, evaluation)]?.place).toBe('a')
  expect(pages[pageIndexOf(pages, CHECK_PLACE, evaluation)]?.place).toBe(CHECK_PLACE)
})

test('an assessment without questions has the last page only', () => {
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
