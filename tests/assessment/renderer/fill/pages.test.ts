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

test('before a part that is still to be started there is one page in place of its own', () => {
  const held = (layout: Definition['settings']['layout'], ...unstarted: string[]) =>
    pagesOf(evaluationOf(layout), false, { unstarted: new Set(unstarted) }).map(
      ({ kind, place }) => `${kind} ${place}`,
    )
  expect(held('section', 'a', 'b')).toEqual(['start a', 'section c', 'check $check'])
  expect(held('question', 'a', 'name')).toEqual(['start a', 'start name', 'check $check'])
  expect(held('question', 'a', 'remote')).toEqual(['start a', 'question name', 'check $check'])
})

test('a place within a part that is still to be started opens the page before it', () => {
  const evaluation = evaluationOf('question')
  const pages = pagesOf(evaluation, false, { unstarted: new Set(['a']) })
  expect(pages[pageIndexOf(pages, 'remote', evaluation)]).toMatchObject({
    kind: 'start',
    place: 'a',
  })
  expect(placeOfQuestion(pages, 'remote')).toBe('a')
  // The section is its first page, once it has started.
  const started = pagesOf(evaluation, false)
  expect(started[pageIndexOf(started, 'a', evaluation)]?.place).toBe('remote')
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
