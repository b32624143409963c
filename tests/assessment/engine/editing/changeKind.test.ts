import { expect, test } from 'vitest'

import type { Question, QuestionKind } from '#schemas/question.ts'
import { changeKind } from '#src/assessment/engine/editing/changeKind.ts'
import { mintParts, newQuestion } from '#src/assessment/engine/editing/newQuestion.ts'
import { questionKinds } from '#tests/support/arbitrary/arbitraries.ts'
import {
  anAssessment,
  answeredWith,
  code,
  countingMint,
  date,
  longText,
  multipleChoice,
  number,
  ranking,
  rating,
  shortText,
  singleChoice,
  statement,
  text,
  when,
  withOther,
} from '#tests/support/definitions.ts'
import { questionOf } from '#tests/support/evaluations.ts'

test('E6: from choice to choice, options and key stay', () => {
  const full = {
    required: true,
    points: 2,
    help: text('One will do'),
    tags: ['js'],
    showIf: answeredWith('a', 'yes'),
    requiredIf: answeredWith('a', 'no'),
    errorText: 'Please choose',
    key: { options: ['x'] },
    shuffle: true,
  }
  const before = anAssessment(singleChoice('a'), singleChoice('b', ['x', 'y'], full))
  const after = changeKind(before, 'b', 'multipleChoice', countingMint())
  expect(questionOf(after, 'b')).toEqual(multipleChoice('b', ['x', 'y'], full))
  expect(changeKind(after, 'b', 'singleChoice', countingMint())).toEqual(before)
})

test('E6: from text to text, lengths stay', () => {
  const before = anAssessment(
    shortText('a', { minLength: 2, maxLength: 9, key: { accepted: ['x'], ignoreCase: true } }),
  )
  const after = changeKind(before, 'a', 'longText', countingMint())
  expect(questionOf(after, 'a')).toEqual(longText('a', { minLength: 2, maxLength: 9 }))
})

test('E6: what does not fit is dropped, and a choice gets two empty options', () => {
  const before = anAssessment(
    number('a', { min: 1, points: 3, required: true, knockOut: { op: 'lessThan', value: 2 } }),
    statement('b', { showIf: when('a', { op: 'isBlank' }) }),
  )
  const after = changeKind(before, 'a', 'singleChoice', countingMint())
  expect(questionOf(after, 'a')).toEqual({
    ...singleChoice('a', [], { points: 3, required: true }),
    options: [
      { id: 'o_minted1', code: '1', label: text('') },
      { id: 'o_minted2', code: '2', label: text('') },
    ],
  })
  expect(questionOf(after, 'b')).toBe(questionOf(before, 'b'))
  expect(questionOf(changeKind(before, 'a', 'statement', countingMint()), 'a')).toEqual(
    statement('a', { prompt: text('What about a?') }),
  )
  expect(questionOf(changeKind(before, 'b', 'number', countingMint()), 'b')).toEqual(
    number('b', { prompt: text('Please read b'), showIf: when('a', { op: 'isBlank' }) }),
  )
  const knockOut = { op: 'isBlank' } as const
  const kept = changeKind(anAssessment(number('a', { knockOut })), 'a', 'file', countingMint())
  expect(questionOf(kept, 'a')).toMatchObject({ knockOut })
})

function changed(question: Question, kind: QuestionKind): Question {
  return questionOf(
    changeKind(anAssessment(question), question.id, kind, countingMint()),
    question.id,
  )
}

test('E6: from choice to choice, own words and points per option stay', () => {
  const own = { optionPoints: { byOption: { yes: 1 }, floor: -1 }, shuffle: true }
  const one = withOther(singleChoice('a', ['yes', 'no'], own))
  expect(changed(one, 'multipleChoice')).toEqual(withOther(multipleChoice('a', ['yes', 'no'], own)))
})

test('E6: options stay if the new kind has them, each with rows of its own', () => {
  const one = singleChoice('a', ['x', 'y'], { points: 2, shuffle: true, key: { options: ['x'] } })
  expect(changed(one, 'ranking')).toEqual(ranking('a', ['x', 'y'], { points: 2, shuffle: true }))
  const table = changed(one, 'matrix')
  expect(table).toMatchObject({ options: one.options, several: false, points: 2 })
  expect(table).toMatchObject({ rows: [{ id: 'r_minted3' }, { id: 'r_minted4' }] })
  expect(table).not.toHaveProperty('shuffle')
  expect(changed(table, 'singleChoice')).toEqual(singleChoice('a', ['x', 'y'], { points: 2 }))
  expect(changed(number('a'), 'ranking')).toMatchObject({
    options: [{ id: 'o_minted1' }, { id: 'o_minted2' }],
  })
  expect(changed(ranking('a', []), 'singleChoice')).toMatchObject({ options: [] })
})

test('E6: from text to code, lengths stay', () => {
  const lengths = { minLength: 2, maxLength: 9 }
  expect(changed(longText('a', lengths), 'code')).toEqual(code('a', { ...lengths, language: '' }))
  expect(changed(code('a', lengths), 'shortText')).toEqual(shortText('a', lengths))
})

test('E6: between number and rating, range and key stay as far as they fit', () => {
  const key = { value: 4, tolerance: 1 }
  const scale = rating('a', { lowest: 0, highest: 10, key, points: 1 })
  const range = number('a', { min: 0, max: 10, step: 1, key, points: 1 })
  expect(changed(scale, 'number')).toEqual(range)
  expect(changed(range, 'rating')).toEqual(scale)
  expect(changed(number('a', { min: 0, max: 100 }), 'rating')).toEqual(rating('a'))
  expect(changed(number('a', { min: 0.5, max: 3 }), 'rating')).toEqual(rating('a'))
  expect(changed(number('a', { min: 3 }), 'rating')).toEqual(rating('a'))
  expect(changed(number('a', { key: { value: 0.5, tolerance: 0 } }), 'rating')).toEqual(rating('a'))
})

test('E6: a scale may start anywhere, and has two ends', () => {
  const range = { min: 100, max: 105 }
  expect(changed(number('a', range), 'rating')).toEqual(rating('a', { lowest: 100, highest: 105 }))
  expect(changed(number('a', { min: 3, max: 3 }), 'rating')).toEqual(rating('a'))
  expect(changed(number('a', { min: -6, max: 5 }), 'rating')).toEqual(rating('a'))
})

test('E6: limits and keys of other kinds are dropped', () => {
  const key = { value: 4, tolerance: 1 }
  expect(changed(rating('a', { key }), 'shortText')).toEqual(shortText('a'))
  expect(changed(number('a', { min: 1, max: 5, key }), 'longText')).toEqual(longText('a'))
  const day = { min: '2026-01-01', key: { value: '2026-01-01', tolerance: 1 } }
  expect(changed(date('a', day), 'number')).toEqual(number('a'))
  expect(changed(date('a', day), 'rating')).toEqual(rating('a'))
  expect(changed(shortText('a', { minLength: 2, maxLength: 9 }), 'number')).toEqual(number('a'))
})

test('E6: a knock-out stays if it suits, also in its sort of value', () => {
  const low = { knockOut: { op: 'atMost', value: 1 } } as const
  expect(changed(number('a', low), 'rating')).toMatchObject(low)
  expect(changed(number('a', low), 'date')).not.toHaveProperty('knockOut')
  const early = { knockOut: { op: 'before', value: '2026-01-01' } } as const
  expect(changed(date('a', early), 'consent')).not.toHaveProperty('knockOut')
})

test('E6: a question without text takes the new kind’s default of required, if it had its own kind’s', () => {
  const blank = (kind: QuestionKind) => newQuestion(kind, { questionId: 'a', optionIds: [] })
  const becomes = (question: Question, kind: QuestionKind) =>
    questionOf(changeKind(anAssessment(question), 'a', kind, countingMint()), 'a')
  expect(becomes(blank('consent'), 'code')).toMatchObject({ required: false })
  expect(becomes(blank('file'), 'consent')).toMatchObject({ required: true })
  expect(becomes({ ...blank('file'), required: true } as Question, 'date')).toMatchObject({
    required: true,
  })
  expect(becomes(longText('a', { required: false }), 'consent')).toMatchObject({ required: false })
})

test('E6, E26: new questions are required if the assessment says so, and empty ones stay so', () => {
  const settings = { title: '', layout: 'all', requiredByDefault: true } as const
  for (const kind of questionKinds) {
    const ids = { questionId: 'a', ...mintParts(kind, countingMint()) }
    const added = newQuestion(kind, ids, settings)
    expect('required' in added && added.required).toBe(kind !== 'statement')
    for (const next of questionKinds.filter((each) => each !== kind && each !== 'statement')) {
      const draft = { ...anAssessment(added), settings }
      expect(questionOf(changeKind(draft, 'a', next, countingMint()), 'a')).toMatchObject({
        required: true,
      })
    }
  }
})
