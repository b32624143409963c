import { expect, test } from 'vitest'

import type { Look } from '#src/assessment/engine/kinds/parts/defineAnswering.ts'
import type { Demand } from '#src/assessment/engine/kinds/parts/demand.ts'
import { findAnswer } from '#src/builder/model/paths/findAnswer.ts'
import {
  consent,
  file,
  matrix,
  multipleChoice,
  ranking,
  signature,
  singleChoice,
  statement,
  withOther,
  withRole,
} from '#tests/support/definitions.ts'
import {
  answerTo,
  askedAlone,
  count,
  given,
  includes,
  is,
  moreThan,
  unless,
  requirement,
} from '#tests/support/requirements.ts'

const one = singleChoice('q', ['a', 'b'])
const ownWords: Look = { measure: 'other' }

test.each([
  ['an option', one, [is('b')], { option: 'b' }],
  ['own words', withOther(one), [given(ownWords)], { other: 'x' }],
  ['own words with these in them', withOther(one), [includes('abc', ownWords)], { other: 'abc' }],
  ['no own words', withOther(one), [unless(given(ownWords))], { option: 'a' }],
  ['an option and own words', withOther(one), [is('a'), given(ownWords)], 'none'],
  ['an option that is gone', one, [is('c')], 'none'],
])('K2: of one choice, %s', (_, question, requirements, expected) => {
  expect(answerTo(question, ...requirements)).toEqual(expected)
})

const some = multipleChoice('q', ['a', 'b', 'c'])
const roles = {
  ...some,
  options: [...some.options, withRole('all'), withRole('none')],
}
const onlyRoles = { ...some, options: [withRole('all'), withRole('none')] }

test.each([
  ['exactly these', some, [is(['c', 'b'])], { options: ['c', 'b'] }],
  ['some or other', some, [given({})], { options: ['a'] }],
  ['what is no set', some, [is('a')], 'none'],
  ['one but not this one', some, [unless(is(['a'])), count(1)], { options: ['b'] }],
  [
    'two but neither of these',
    some,
    [unless(is(['a', 'b'])), unless(is(['a', 'c'])), count(2)],
    { options: ['b', 'c'] },
  ],
  ['all of these', roles, [includes('all')], { options: ['a', 'b', 'c'] }],
  ['all of these but one', roles, [includes('all'), unless(includes('b'))], 'none'],
  [
    'most but not all of these',
    roles,
    [unless(includes('all')), count(2)],
    { options: ['a', 'b'] },
  ],
  ['none of these', roles, [includes('none')], { options: ['none'] }],
  ['all of these where there are no others', onlyRoles, [includes('all')], { options: ['all'] }],
  [
    'none of these where there are no others',
    onlyRoles,
    [unless(includes('all'))],
    { options: ['none'] },
  ],
  ['own words by themselves', withOther(some), [given(ownWords)], { options: [], other: 'x' }],
  [
    'own words beside an option',
    withOther(some),
    [includes('a'), given(ownWords)],
    { options: ['a'], other: 'x' },
  ],
])('K2: of several choices, %s', (_, question, requirements, expected) => {
  expect(answerTo(question, ...requirements)).toEqual(expected)
})

test.each([withOther(one), withOther(some)])(
  'K2: if own words are demanded and left out, there is no answer',
  (question) => {
    const odd = [includes('a', ownWords), unless(includes('b', ownWords))]
    expect(answerTo(question, ...odd, unless(given(ownWords)))).toBe('none')
    expect(answerTo(question, ...odd, requirement({ op: 'isBlank' }, ownWords))).toBe('none')
  },
)

test('K2: own words are not used unless they are offered', () => {
  const odd = [includes('a', ownWords), unless(includes('b', ownWords))]
  expect(answerTo(one, ...odd)).toBe('none')
  expect(answerTo(some, ...odd)).toBe('none')
})

const order = ranking('q', ['a', 'b', 'c'])
const orderIs = (...value: string[]) => is(value)

test.each([
  ['the options in order', order, [], ['a', 'b', 'c']],
  ['another order', order, [orderIs('c', 'a', 'b')], ['c', 'a', 'b']],
  ['not the first order', order, [unless(orderIs('a', 'b', 'c'))], ['a', 'c', 'b']],
  ['a part of them', order, [orderIs('b', 'a')], 'none'],
  ['no order of the only option', ranking('q', ['a']), [unless(orderIs('a'))], 'none'],
])('K2: of a ranking, %s', (_, question, requirements, expected) => {
  expect(answerTo(question, ...requirements)).toEqual(expected)
})

const html: Look = { row: 'html' }
const css: Look = { row: 'css' }
const js: Look = { row: 'js' }
const table = matrix('q', ['html', 'css', 'js'], ['never', 'often'])
const sets = { ...table, several: true }

test.each([
  [
    'each row by itself',
    table,
    [is('often', html), is('never', css)],
    { html: ['often'], css: ['never'], js: ['never'] },
  ],
  [
    'not this in a row',
    table,
    [unless(is('never', css))],
    { html: ['never'], css: ['often'], js: ['never'] },
  ],
  ['rows that are left', table, [unless(given(html)), unless(given(js))], { css: ['never'] }],
  ['every row left', table, [html, css, js].map((row) => unless(given(row))), 'none'],
  ['an option that is gone', table, [is('always', css)], 'none'],
  [
    'a set in a row',
    sets,
    [is(['often', 'never'], css)],
    { html: ['never'], css: ['often', 'never'], js: ['never'] },
  ],
  [
    'so many in a row',
    sets,
    [count(2, html), includes('often', css)],
    { html: ['never', 'often'], css: ['often'], js: ['never'] },
  ],
  [
    'not this in a set',
    sets,
    [unless(includes('never', js))],
    { html: ['never'], css: ['never'], js: ['often'] },
  ],
])('K2: in a matrix, %s', (_, question, requirements, expected) => {
  expect(answerTo(question, ...requirements)).toEqual(expected)
})

test('K2: a row that nothing demands may be left blank', () => {
  const asked = askedAlone(table)
  const unfinished: Demand = {
    of: { question: 'q' },
    test: { op: 'isNotBlank' },
    holds: ({ answers }) => asked.unfinished(answers[0]) === null,
    isWanted: false,
  }
  expect(findAnswer(asked, 0, [unfinished])).toEqual({
    kind: 'found',
    answer: { css: ['never'], js: ['never'] },
  })
})

test.each([
  ['as few as there may be', { minFiles: 2, maxFiles: 3 }, [], 2],
  ['so many', { maxFiles: 1_000 }, [count(1_000)], 1_000],
  [
    'more than there may be',
    { maxFiles: 1_000 },
    [moreThan(1_000, { measure: 'count' })],
    undefined,
  ],
])('K2: for files, %s', (_, limits, requirements, expected) => {
  const answer = answerTo(file('q', { ...limits, accept: ['.pdf'] }), ...requirements)
  expect(Array.isArray(answer) ? answer.length : undefined).toBe(expected)
})

test('K2: more files than are simulated are not decided', () => {
  const many = file('q', { maxFiles: 2_000 })
  expect(answerTo(many, moreThan(1_000, { measure: 'count' }))).toBe('unclear')
})

test('K2: there is one way to sign and to consent, and none to answer a statement', () => {
  expect(answerTo(signature('q'))).toEqual({ typed: 'x' })
  expect(answerTo(consent('q'))).toBe(true)
  expect(answerTo(statement('q'))).toBe('none')
})
