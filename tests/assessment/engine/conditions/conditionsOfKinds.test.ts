import { expect, test } from 'vitest'

import type { Answer } from '#schemas/answer.ts'
import type { Predicate } from '#schemas/condition.ts'
import type { Question } from '#schemas/question.ts'
import { measuresFor } from '#src/assessment/engine/conditions/comparisons.ts'
import {
  answeredWith,
  consent,
  date,
  file,
  matrix,
  multipleChoice,
  not,
  ranking,
  signature,
  singleChoice,
  storedFile,
  when,
  withOther,
  withRole,
} from '#tests/support/definitions.ts'
import { holds } from '#tests/support/evaluations.ts'

const remote = singleChoice('remote', ['yes', 'no', 'partly'])
const skills = multipleChoice('skills', ['react', 'vue', 'svelte'])
const cv = file('cv', { maxFiles: 3 })

test('C4: dates compare as days', () => {
  const start = date('start')
  const at = (each: Predicate, answer: string) => holds(when('start', each), start, answer)
  const of = (each: Predicate) =>
    ['2024-02-28', '2024-02-29', '2024-03-01'].map((answer) => at(each, answer))
  const value = '2024-02-29'
  expect(of({ op: 'before', value })).toEqual([true, false, false])
  expect(of({ op: 'after', value })).toEqual([false, false, true])
  expect(of({ op: 'atLeast', value })).toEqual([false, true, true])
  expect(of({ op: 'atMost', value })).toEqual([true, true, false])
  expect(of({ op: 'between', from: value, to: '2024-03-01' })).toEqual([false, true, true])
  expect(of({ op: 'is', value })).toEqual([false, true, false])
  expect(of({ op: 'isOneOf', values: [value, '2024-03-01'] })).toEqual([false, true, true])
})

test('C4: blanks around a date are ignored by every operator', () => {
  const start = date('start')
  const at = (its: Predicate, answer: string) => holds(when('start', its), start, answer)
  const around = ' 2024-02-29\n'
  const tests: Predicate[] = [
    { op: 'is', value: around },
    { op: 'atLeast', value: around },
    { op: 'atMost', value: around },
    { op: 'between', from: around, to: ' 2024-02-29' },
    { op: 'isOneOf', values: [around] },
  ]
  for (const its of tests) expect(at(its, '2024-02-29')).toBe(true)
  expect(at({ op: 'before', value: around }, '2024-02-28')).toBe(true)
  expect(at({ op: 'after', value: around }, '2024-03-01')).toBe(true)
})

test('C8: a date is not compared with an invalid one', () => {
  const start = date('start')
  for (const value of ['2023-02-29', 'soon', 3]) {
    const atMost: Predicate = { op: 'atMost', value }
    expect(holds(when('start', atMost), start, '2020-01-01')).toBe(false)
  }
  expect(holds(when('start', { op: 'before', value: 'soon' }), start, '2020-01-01')).toBe(false)
  expect(holds(when('start', { op: 'moreThan', value: 0 }), start, '2020-01-01')).toBe(false)
})

test('C10: ranked options compare in order', () => {
  const wishes = ranking('wishes', ['a', 'b', 'c'])
  const is = when('wishes', { op: 'is', value: ['a', 'b', 'c'] })
  expect(holds(is, wishes, ['a', 'b', 'c'])).toBe(true)
  expect(holds(is, wishes, ['b', 'a', 'c'])).toBe(false)
  expect(holds(is, wishes, ['a', 'b'])).toBe(false)
  expect(holds(not(is), wishes, undefined)).toBe(true)
  expect(holds(when('wishes', { op: 'includes', value: 'a' }), wishes, ['a', 'b', 'c'])).toBe(false)
})

test('C11: a row compares as a choice of its own', () => {
  const one = matrix('m', ['html', 'css'], ['never', 'often'])
  const css = (each: Predicate, answer: Answer) =>
    holds(when('m', each, { row: 'css' }), one, answer)
  expect(css({ op: 'is', value: 'often' }, { css: ['often'] })).toBe(true)
  expect(css({ op: 'is', value: 'often' }, { html: ['often'] })).toBe(false)
  expect(css({ op: 'isOneOf', values: ['never', 'often'] }, { css: ['never'] })).toBe(true)
  expect(css({ op: 'isBlank' }, { html: ['often'] })).toBe(true)
  expect(css({ op: 'isBlank' }, { css: ['often'] })).toBe(false)
  expect(css({ op: 'is', value: 'often' }, { css: ['often', 'never'] })).toBe(false)
  expect(css({ op: 'isNotBlank' }, { css: ['often', 'never'] })).toBe(true)
  expect(css({ op: 'includes', value: 'often' }, { css: ['often'] })).toBe(false)
})

test('C11: a row that takes several compares as a set, and is counted', () => {
  const several = matrix('m', ['html', 'css'], ['never', 'often'], { several: true })
  const answer = { html: ['often', 'never'], css: ['often'] }
  const at = (row: string, each: Predicate, measure?: 'count') =>
    holds(when('m', each, { row, ...(measure && { measure }) }), several, answer)
  expect(at('html', { op: 'is', value: ['never', 'often'] })).toBe(true)
  expect(at('css', { op: 'is', value: ['never', 'often'] })).toBe(false)
  expect(at('css', { op: 'includes', value: 'often' })).toBe(true)
  expect(at('html', { op: 'is', value: 2 }, 'count')).toBe(true)
  expect(at('css', { op: 'atLeast', value: 2 }, 'count')).toBe(false)
  expect(measuresFor(several)).toEqual([])
  expect(measuresFor(several, 'html')).toEqual(['count'])
  expect(measuresFor(matrix('m'), 'html')).toEqual([])
})

test('C8, C11: an unknown row compares like a blank answer', () => {
  const answer = { html: ['often'], gone: ['often'] }
  for (const look of [{ row: 'gone' }, { row: 'html', measure: 'length' as const }]) {
    expect(holds(when('m', { op: 'isBlank' }, look), matrix('m'), answer)).toBe(true)
  }
  expect(holds(when('skills', { op: 'isBlank' }, { row: 'x' }), skills, { options: ['vue'] })).toBe(
    true,
  )
})

test('C12: all of these and every ordinary option imply each other', () => {
  const allInOne = { ...skills, options: [...skills.options, withRole('all'), withRole('none')] }
  const everyWay = [['all'], ['react', 'vue', 'svelte'], ['all', 'vue']]
  for (const options of everyWay) {
    const meets = (each: Predicate, look = {}) =>
      holds(when('skills', each, look), allInOne, { options })
    expect(meets({ op: 'includes', value: 'vue' })).toBe(true)
    expect(meets({ op: 'includes', value: 'all' })).toBe(true)
    expect(meets({ op: 'is', value: ['all'] })).toBe(true)
    expect(meets({ op: 'is', value: ['svelte', 'react', 'vue'] })).toBe(true)
    expect(meets({ op: 'isNot', value: ['vue'] })).toBe(true)
    expect(meets({ op: 'isNot', value: ['all'] })).toBe(false)
    expect(meets({ op: 'includes', value: 'none' })).toBe(false)
    expect(meets({ op: 'is', value: 3 }, { measure: 'count' })).toBe(true)
  }
  const some = (each: Predicate) =>
    holds(when('skills', each), allInOne, { options: ['vue', 'react'] })
  expect(some({ op: 'includes', value: 'all' })).toBe(false)
  const none = { options: ['none'] }
  const one: Predicate = { op: 'is', value: 1 }
  expect(holds(when('skills', one, { measure: 'count' }), allInOne, none)).toBe(true)
})

test('C13: own words equal no option', () => {
  const open = withOther(remote)
  const own = { other: ' Caf\u00e9 ' }
  expect(holds(answeredWith('remote', 'yes'), open, own)).toBe(false)
  expect(holds(when('remote', { op: 'isNot', value: 'yes' }), open, own)).toBe(true)
  expect(holds(when('remote', { op: 'isOneOf', values: ['', 'Caf\u00e9'] }), open, own)).toBe(false)
  expect(holds(when('remote', { op: 'isNotBlank' }), open, own)).toBe(true)
  const words = when('remote', { op: 'is', value: 'Cafe\u0301' }, { measure: 'other' })
  expect(holds(words, open, own)).toBe(true)
  expect(holds(words, open, { option: 'yes' })).toBe(false)
  expect(holds(words, remote, own)).toBe(false)
})

test('C13: a set with own words differs from the set without, and counts one more', () => {
  const open = withOther(skills)
  const both = { options: ['vue'], other: 'Solid' }
  const at = (each: Predicate, look = {}, answer: Answer = both) =>
    holds(when('skills', each, look), open, answer)
  expect(at({ op: 'is', value: ['vue'] })).toBe(false)
  expect(at({ op: 'is', value: ['vue'] }, {}, { options: ['vue'], other: ' ' })).toBe(true)
  expect(at({ op: 'includes', value: 'vue' })).toBe(true)
  expect(at({ op: 'is', value: 2 }, { measure: 'count' })).toBe(true)
  expect(at({ op: 'includes', value: 'olid' }, { measure: 'other' })).toBe(true)
  expect(at({ op: 'isBlank' }, { measure: 'other' }, { options: ['vue'] })).toBe(true)
  expect(measuresFor(open)).toEqual(['count', 'other'])
})

test('C14: a ticked checkbox is true', () => {
  const agree = consent('agree')
  expect(holds(when('agree', { op: 'is', value: true }), agree, true)).toBe(true)
  expect(holds(when('agree', { op: 'is', value: true }), agree, undefined)).toBe(false)
  expect(holds(when('agree', { op: 'isNot', value: true }), agree, undefined)).toBe(true)
  expect(holds(when('agree', { op: 'isNotBlank' }), agree, true)).toBe(true)
})

test('C2: kinds that can only be blank or not have no other operators', () => {
  const things: [Question, Answer][] = [
    [signature('a'), { typed: 'Ada' }],
    [cv, [storedFile('cv.pdf')]],
    [matrix('a'), { html: ['often'] }],
  ]
  for (const [question, answer] of things) {
    expect(holds(when(question.id, { op: 'isNotBlank' }), question, answer)).toBe(true)
    expect(holds(when(question.id, { op: 'is', value: 'Ada' }), question, answer)).toBe(false)
  }
})
