import { expect, test } from 'vitest'

import { isBlank } from '#src/assessment/engine/kinds/blank.ts'
import { isShown, violationOf } from '#src/assessment/engine/evaluation/evaluation.ts'
import { prepareSubmission } from '#src/assessment/engine/evaluation/submission.ts'
import {
  anAssessment,
  code,
  consent,
  date,
  file,
  longText,
  matrix,
  multipleChoice,
  number,
  ranking,
  rating,
  shortText,
  signature,
  singleChoice,
  statement,
  storedFile,
  when,
} from '#tests/support/definitions.ts'
import { evaluate, holds } from '#tests/support/evaluations.ts'

test('B1: nothing, an empty list and white space are blank', () => {
  expect(isBlank(shortText('a'), undefined)).toBe(true)
  expect(isBlank(shortText('a'), ' \n\t\u00a0')).toBe(true)
  expect(isBlank(longText('a'), '')).toBe(true)
  expect(isBlank(singleChoice('a'), {})).toBe(true)
  expect(isBlank(singleChoice('a'), { other: ' ' })).toBe(true)
  expect(isBlank(multipleChoice('a'), { options: [] })).toBe(true)
  expect(isBlank(multipleChoice('a'), { options: [], other: '' })).toBe(true)
  expect(isBlank(number('a'), { raw: '  ' })).toBe(true)
  expect(isBlank(file('a'), [])).toBe(true)
  expect(isBlank(date('a'), { raw: ' ' })).toBe(true)
  expect(isBlank(ranking('a'), [])).toBe(true)
  expect(isBlank(matrix('a'), {})).toBe(true)
  expect(isBlank(matrix('a'), { html: [], css: [] })).toBe(true)
  expect(isBlank(code('a'), ' \n ')).toBe(true)
  expect(isBlank(signature('a'), { typed: ' ' })).toBe(true)
  expect(isBlank(signature('a'), { strokes: [[], []] })).toBe(true)
  expect(isBlank(rating('a'), undefined)).toBe(true)
  expect(isBlank(consent('a'), undefined)).toBe(true)
})

test('B1: 0 is an answer, and so is anything given', () => {
  expect(isBlank(number('a'), 0)).toBe(false)
  expect(isBlank(shortText('a'), '0')).toBe(false)
  expect(isBlank(longText('a'), '.')).toBe(false)
  expect(isBlank(singleChoice('a'), { option: 'yes' })).toBe(false)
  expect(isBlank(singleChoice('a'), { other: 'maybe' })).toBe(false)
  expect(isBlank(multipleChoice('a'), { options: ['vue'] })).toBe(false)
  expect(isBlank(multipleChoice('a'), { options: [], other: 'x' })).toBe(false)
  expect(isBlank(file('a'), [storedFile('a.pdf')])).toBe(false)
  expect(isBlank(rating('a', { lowest: 0 }), 0)).toBe(false)
  expect(isBlank(date('a'), '2026-05-01')).toBe(false)
  expect(isBlank(ranking('a'), ['speed'])).toBe(false)
  expect(isBlank(matrix('a'), { html: [], css: ['often'] })).toBe(false)
  expect(isBlank(code('a'), ';')).toBe(false)
  expect(isBlank(signature('a'), { typed: 'Ada' })).toBe(false)
  expect(isBlank(signature('a'), { strokes: [[{ x: 0, y: 0 }]] })).toBe(false)
  expect(isBlank(consent('a'), true)).toBe(false)
})

test('B1: a statement is always blank', () => {
  expect(isBlank(statement('a'), 'words')).toBe(true)
  expect(holds(when('a', { op: 'isBlank' }), statement('a'), 'words')).toBe(true)
})

test('B2: an answer of another shape counts as none', () => {
  const shapes = ['words', 3, { raw: 'x' }, { option: 'yes' }, { options: ['vue'] }, ['id']]
  const taken = [shortText('a'), number('a'), number('a'), singleChoice('a'), multipleChoice('a')]
  taken.forEach((question, place) => {
    const blank = shapes.map((shape) => isBlank(question, shape))
    expect(blank.filter((each) => !each)).toHaveLength(question.kind === 'number' ? 2 : 1)
    expect(blank[place]).toBe(false)
  })
  expect(shapes.every((shape) => isBlank(file('a'), shape))).toBe(true)
})

test('B2: each kind accepts its own shape, and no other', () => {
  expect(isBlank(date('a'), '2023-02-30')).toBe(true)
  expect(isBlank(date('a'), 'words')).toBe(true)
  expect(isBlank(rating('a'), 2.5)).toBe(true)
  expect(isBlank(rating('a'), { raw: 'two' })).toBe(true)
  expect(isBlank(ranking('a'), [storedFile('a.pdf')])).toBe(true)
  expect(isBlank(file('a'), ['speed'])).toBe(true)
  expect(isBlank(matrix('a'), ['html'])).toBe(true)
  expect(isBlank(matrix('a'), { html: ['often'], css: 'often' } as never)).toBe(true)
  expect(isBlank(matrix('a', ['options']), { options: ['often'] })).toBe(false)
  expect(isBlank(multipleChoice('a'), { options: ['vue'], css: ['vue'] })).toBe(true)
  expect(isBlank(multipleChoice('a'), { options: ['vue'], other: ['own'] })).toBe(true)
  expect(isBlank(multipleChoice('a'), 'vue')).toBe(true)
  expect(isBlank(singleChoice('a'), { option: 'yes', other: ['own'] } as never)).toBe(true)
  expect(isBlank(number('a'), { raw: ['3'] })).toBe(true)
  expect(isBlank(number('a'), { option: 'yes' })).toBe(true)
  expect(isBlank(consent('a'), 'true')).toBe(true)
  expect(isBlank(shortText('a'), true)).toBe(true)
  expect(isBlank(signature('a'), 'Ada')).toBe(true)
  expect(isBlank(code('a'), { typed: 'x' })).toBe(true)
})

test('B2: it breaks nothing but required, and is not submitted', () => {
  const required = evaluate(anAssessment(number('a', { required: true })), { a: 'words' })
  expect(violationOf(required, 'a')?.rule).toBe('required')
  const optional = evaluate(anAssessment(number('a')), { a: 'words' })
  expect(violationOf(optional, 'a')).toBeNull()
  expect(prepareSubmission(optional)).toEqual({ ok: true, value: { answers: {}, dropped: [] } })
})

test('B3: letters in a number field are not blank, and equal nothing', () => {
  expect(isBlank(number('a'), { raw: 'three' })).toBe(false)
  expect(holds(when('a', { op: 'isNotBlank' }), number('a'), { raw: 'three' })).toBe(true)
  expect(holds(when('a', { op: 'is', value: 3 }), number('a'), { raw: 'three' })).toBe(false)
  expect(isBlank(date('a'), { raw: 'soon' })).toBe(false)
  expect(holds(when('a', { op: 'is', value: 'soon' }), date('a'), { raw: 'soon' })).toBe(false)
  expect(holds(when('a', { op: 'isNotBlank' }), date('a'), { raw: 'soon' })).toBe(true)
  expect(holds(when('a', { op: 'atMost', value: 3 }), number('a'), { raw: '3x' })).toBe(false)
  expect(isShown(evaluate(anAssessment(number('a')), { a: { raw: '3x' } }), 'a')).toBe(true)
})
