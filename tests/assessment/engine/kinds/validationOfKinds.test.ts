import { expect, test } from 'vitest'

import { giveAnswer, isShown, violationOf } from '#src/assessment/engine/evaluation/evaluation.ts'
import {
  anAssessment,
  answeredWith,
  date,
  matrix,
  multipleChoice,
  option,
  ranking,
  rating,
  shortText,
  signature,
  singleChoice,
  when,
  withOther,
  withRole,
} from '#tests/support/definitions.ts'
import { broken, evaluate } from '#tests/support/evaluations.ts'

test('L10: own words are a choice if they are offered', () => {
  const one = singleChoice('a')
  expect(broken(one, { other: 'maybe' })).toBe('unknownOption')
  expect(broken(withOther(one), { other: 'maybe' })).toBeNull()
  expect(broken(withOther(one), { option: 'yes', other: 'maybe' })).toBe('unknownOption')
  expect(broken(withOther(one), { option: 'yes', other: ' ' })).toBeNull()
  const several = multipleChoice('a', undefined, { minChoices: 2, maxChoices: 2 })
  const own = { options: ['vue'], other: 'Solid' }
  expect(broken(several, own)).toBe('unknownOption')
  expect(broken(withOther(several), own)).toBeNull()
  expect(broken(withOther(several), { options: ['vue'] })).toBe('minChoices 2')
  expect(broken(withOther(several), { ...own, options: ['vue', 'react'] })).toBe('maxChoices 2')
})

test('L12: a pattern must match the whole trimmed text', () => {
  const patterned = (source: string, ignoreCase = false) =>
    shortText('a', { pattern: { source, ignoreCase } })
  expect(broken(patterned('[a-z]{2}\\d'), ' ab1 ')).toBeNull()
  expect(broken(patterned('[a-z]{2}\\d'), 'ab12')).toBe('pattern')
  expect(broken(patterned('[a-z]{2}\\d'), 'xab1')).toBe('pattern')
  expect(broken(patterned('a|bc'), 'ac')).toBe('pattern')
  expect(broken(patterned('a|bc'), 'bc')).toBeNull()
  expect(broken(patterned('ab'), 'AB')).toBe('pattern')
  expect(broken(patterned('ab', true), 'AB')).toBeNull()
  expect(broken(patterned('.'), '\u{1f600}')).toBeNull()
  expect(broken(patterned('\u00fc'), 'u\u0308')).toBeNull()
  expect(broken(patterned('.+'), 'a\nb')).toBe('pattern')
})

test('L12: a pattern is matched in NFC like texts, except where an accent follows an escape', () => {
  const patterned = (source: string) => shortText('a', { pattern: { source, ignoreCase: false } })
  expect(broken(patterned('caf(e\u0301)+'), 'caf\u00e9\u00e9')).toBeNull()
  expect(broken(patterned('caf[e\u0301]'), 'cafe\u0301')).toBeNull()
  expect(broken(patterned('caf[e\u0301]'), 'cafe')).toBe('pattern')
  expect(broken(patterned('\\w\u0301'), 'q\u0301')).toBeNull()
  expect(broken(patterned('\\w\u0301'), 'q')).toBe('pattern')
})

test('L12: it comes after the format, before the lengths, and with a maximum length', () => {
  const question = shortText('a', {
    format: 'email',
    minLength: 9,
    pattern: { source: '.*@b\\.ch', ignoreCase: false },
  })
  expect(broken(question, 'x')).toBe('email')
  expect(broken(question, 'a@c.ch')).toBe('pattern')
  expect(broken(question, 'a@b.ch')).toBe('minLength 9')
  const plain = shortText('a', { pattern: { source: 'x*', ignoreCase: false } })
  expect(broken(plain, 'x'.repeat(1_000))).toBeNull()
  expect(broken(plain, 'x'.repeat(1_001))).toBe('maxLength 1000')
})

test('L12: an invalid pattern accepts everything', () => {
  for (const source of ['(', 'a)(b', '[z-a]', '\\q', 'a{2,1}']) {
    expect(broken(shortText('a', { pattern: { source, ignoreCase: false } }), 'abc')).toBeNull()
  }
})

test('L13: an invalid date is not a date, never required', () => {
  expect(broken(date('a', { required: true }), { raw: '30 Feb' })).toBe('notADate')
  expect(broken(date('a', { required: true }), { raw: ' ' })).toBe('required')
})

test('L2, L13: the limits of a date are inclusive', () => {
  const limited = date('a', { min: '2024-02-29', max: '2024-03-01' })
  expect(broken(limited, '2024-02-28')).toBe('min 2024-02-29')
  expect(broken(limited, '2024-02-29')).toBeNull()
  expect(broken(limited, '2024-03-01')).toBeNull()
  expect(broken(limited, '2024-03-02')).toBe('max 2024-03-01')
})

test('L14: none of these excludes other choices, and is enough', () => {
  const several = multipleChoice('a', [], { minChoices: 2 })
  several.options = [option('x'), option('y'), withRole('none'), withRole('all')]
  expect(broken(several, { options: ['none'] })).toBeNull()
  expect(broken(several, { options: ['none', 'x'] })).toBe('noneWithOthers')
  expect(broken(several, { options: ['none', 'all'] })).toBe('noneWithOthers')
  expect(broken(withOther(several), { options: ['none'], other: 'z' })).toBe('noneWithOthers')
  expect(broken(withOther(several), { options: ['none'], other: ' ' })).toBe('noneWithOthers')
  expect(broken(several, { options: ['x'] })).toBe('minChoices 2')
})

test('C12, L14: all of these counts as what it stands for', () => {
  const several = multipleChoice('a', [], { minChoices: 2, maxChoices: 2 })
  several.options = [option('x'), option('y'), withRole('all')]
  expect(broken(several, { options: ['all'] })).toBeNull()
  expect(broken(several, { options: ['all', 'x', 'y'] })).toBeNull()
  several.options.push(option('z'))
  expect(broken(several, { options: ['all'] })).toBe('maxChoices 2')
})

test('L15: a rating is on its scale', () => {
  const scale = rating('a', { lowest: -1, highest: 1 })
  expect([-1, 0, 1].map((answer) => broken(scale, answer))).toEqual([null, null, null])
  expect(broken(scale, -2)).toBe('min -1')
  expect(broken(scale, 2)).toBe('max 1')
})

test('L16: a ranking contains every option once', () => {
  const wishes = ranking('a', ['x', 'y', 'z'])
  expect(broken(wishes, ['z', 'x', 'y'])).toBeNull()
  expect(broken(wishes, ['z', 'x'])).toBe('everyOption')
  expect(broken(wishes, ['z', 'x', 'x'])).toBe('everyOption')
  expect(broken(wishes, ['z', 'x', 'y', 'y'])).toBe('everyOption')
  expect(broken(wishes, ['z', 'x', 'gone'])).toBe('unknownOption')
})

test('L17: a row takes one option, or several if allowed', () => {
  const one = matrix('a')
  expect(broken(one, { css: ['often'] })).toBeNull()
  expect(broken(one, { css: ['often', 'often'] })).toBeNull()
  expect(broken(one, { css: ['often', 'never'] })).toBe('oneARow')
  expect(broken(one, { css: ['gone'] })).toBe('unknownOption')
  expect(broken(one, { css: ['often'], gone: ['x', 'y'] })).toBeNull()
  const several = matrix('a', undefined, undefined, { several: true })
  expect(broken(several, { css: ['often', 'never'] })).toBeNull()
  several.options.push(withRole('none'))
  expect(broken(several, { css: ['none'] })).toBeNull()
  expect(broken(several, { css: ['often', 'none'] })).toBe('noneWithOthers')
})

test('L17: a required matrix needs every row', () => {
  const required = matrix('a', undefined, undefined, { required: true })
  expect(broken(required, {})).toBe('required')
  expect(broken(required, { html: ['often'] })).toBe('required')
  expect(broken(required, { css: ['often', 'never'] })).toBe('oneARow')
  expect(broken(required, { html: ['often'], css: ['often'] })).toBeNull()
  expect(broken({ ...required, required: false }, { html: ['often'] })).toBeNull()
  const evaluation = evaluate(anAssessment(required), { a: { html: ['often'] } })
  expect(violationOf(evaluation, 'a')).toEqual({ questionId: 'a', rule: 'required', rowId: 'css' })
})

test('M1, L17: rows are needed only while the question is required', () => {
  const table = matrix('table', undefined, undefined, { requiredIf: answeredWith('remote', 'no') })
  const evaluation = evaluate(anAssessment(singleChoice('remote'), table), {
    table: { html: ['often'] },
  })
  expect(violationOf(evaluation, 'table')).toBeNull()
  giveAnswer(evaluation, 'remote', { option: 'no' })
  expect(violationOf(evaluation, 'table')).toMatchObject({ rule: 'required', rowId: 'css' })
  const before = violationOf(evaluation, 'table')
  giveAnswer(evaluation, 'table', { html: ['never'] })
  expect(violationOf(evaluation, 'table')).toBe(before)
  giveAnswer(evaluation, 'table', { css: ['never'] })
  expect(violationOf(evaluation, 'table')).toMatchObject({ rowId: 'html' })
})

test('L18: other without text breaks own words, whether or not an answer is required', () => {
  const one = withOther(singleChoice('a', ['yes'], { required: true }))
  expect(broken(one, { other: ' ' })).toBe('ownWords')
  expect(broken(one, { other: 'maybe' })).toBeNull()
  expect(broken(one, {})).toBe('required')
  const optional = withOther(singleChoice('a', ['yes']))
  expect(broken(optional, { other: ' ' })).toBe('ownWords')
  expect(broken(optional, {})).toBeNull()
  expect(broken(singleChoice('a', ['yes']), { other: '' })).toBeNull()
  expect(broken(optional, { option: 'yes', other: '' })).toBeNull()
  const several = withOther(multipleChoice('a', ['vue'], { required: true }))
  expect(broken(several, { options: [], other: '' })).toBe('ownWords')
  expect(broken(several, { options: [] })).toBe('required')
  expect(broken(several, { options: ['vue'], other: '' })).toBe('ownWords')
  const some = withOther(multipleChoice('a', ['vue', 'react'], { minChoices: 2 }))
  expect(broken(some, { options: [], other: '' })).toBe('ownWords')
  expect(broken(some, { options: ['vue'], other: ' ' })).toBe('ownWords')
  expect(broken(some, { options: ['vue'], other: 'svelte' })).toBeNull()
  expect(broken(multipleChoice('a', ['vue']), { options: ['vue'], other: '' })).toBeNull()
})

test('L18: a hidden other without text breaks nothing, and counts as blank', () => {
  const definition = anAssessment(
    singleChoice('first', ['yes']),
    withOther(singleChoice('a', ['yes'], { showIf: when('first', { op: 'is', value: 'yes' }) })),
    singleChoice('b', ['yes'], { showIf: when('a', { op: 'isBlank' }) }),
  )
  const evaluation = evaluate(definition, { a: { other: '' } })
  expect(violationOf(evaluation, 'a')).toBeNull()
  giveAnswer(evaluation, 'first', { option: 'yes' })
  expect(violationOf(evaluation, 'a')?.rule).toBe('ownWords')
  expect(isShown(evaluation, 'b')).toBe(true)
})

test('L18: ticking other and writing its text changes the violation', () => {
  const definition = anAssessment(withOther(singleChoice('a', ['yes'], { required: true })))
  const evaluation = evaluate(definition, {})
  const rule = () => violationOf(evaluation, 'a')?.rule
  expect(rule()).toBe('required')
  expect(giveAnswer(evaluation, 'a', { other: '' }).questions).toEqual(['a'])
  expect(rule()).toBe('ownWords')
  giveAnswer(evaluation, 'a', { other: 'x' })
  expect(rule()).toBeUndefined()
})

test('L20: own words and a typed signature have a maximum, counted in code points', () => {
  const one = withOther(singleChoice('a', ['yes']))
  const several = withOther(multipleChoice('a', ['vue'], { minChoices: 1 }))
  const longest = ` ${'🐎'.repeat(1000)} `
  expect(broken(one, { other: longest })).toBeNull()
  expect(broken(one, { other: `${longest}x` })).toBe('maxLength 1000')
  expect(broken(several, { options: ['vue'], other: longest })).toBeNull()
  expect(broken(several, { options: ['vue'], other: `${longest}x` })).toBe('maxLength 1000')
  expect(broken(signature('a'), { typed: '🐎'.repeat(200) })).toBeNull()
  expect(broken(signature('a'), { typed: 'x'.repeat(201) })).toBe('maxLength 200')
})

test('L8, L13: an invalid value is reported as typed', () => {
  const evaluation = evaluate(anAssessment(date('a')), { a: { raw: '2027-2-31' } })
  expect(violationOf(evaluation, 'a')).toMatchObject({ rule: 'notADate', typed: '2027-2-31' })
  expect(giveAnswer(evaluation, 'a', { raw: '2027-2-30' }).questions).toEqual(['a'])
  expect(violationOf(evaluation, 'a')?.typed).toBe('2027-2-30')
})
