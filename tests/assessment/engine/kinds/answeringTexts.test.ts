import { expect, test } from 'vitest'

import type { QuestionOf } from '#schemas/question.ts'
import { longText, shortText } from '#tests/support/definitions.ts'
import {
  answerTo,
  includes,
  is,
  length,
  moreThan,
  unless,
  requirement,
} from '#tests/support/requirements.ts'

const isOneOf = (...values: string[]) => requirement({ op: 'isOneOf', values })
const all = (...words: string[]) => words.map((word) => includes(word))
const plain = shortText('q')
const pattern = { source: '[a-z]+', ignoreCase: false }

test.each([
  ['anything', plain, [], 'x'],
  ['these words', plain, all('abc'), 'abc'],
  ['words that overlap', plain, all('bc', 'ab'), 'abc'],
  [
    'four of them in another order',
    shortText('q', { maxLength: 5 }),
    all('de', 'cd', 'bc', 'ab'),
    'abcde',
  ],
  ['more of them in this order', plain, all('ab', 'bc', 'cd', 'de', 'ef'), 'abcdef'],
  [
    'more of them in less room',
    shortText('q', { maxLength: 6 }),
    all('ef', 'de', 'cd', 'bc', 'ab'),
    'unclear',
  ],
  ['words of nothing', plain, all('  '), 'x'],
  ['words of nothing, too long', plain, [...all(' '), unless(is('ab')), length(0)], 'none'],
  ['one of these', shortText('q', { minLength: 3 }), [isOneOf('ab', 'z\u00fc')], 'zu\u0308'],
  ['one of these, too short', shortText('q', { minLength: 3 }), [isOneOf('ab', 'cd')], 'none'],
  [
    'a word and what it is part of',
    shortText('q', { maxLength: 4 }),
    all('b', 'abc', 'cd'),
    'abcd',
  ],
  [
    'four words that have no room',
    shortText('q', { maxLength: 4 }),
    all('ab', 'bc', 'cd', 'de'),
    'none',
  ],
  ['neither of these', plain, [unless(is('x')), unless(is('y'))], 'z'],
  [
    'words that contradict, of a pattern',
    shortText('q', { pattern }),
    [includes('abc'), unless(includes('b'))],
    'none',
  ],
  ['a letter apart from its mark at first', plain, [is('\u00fcb'), length(3)], 'u\u0308b'],
  ['a letter apart from its mark', plain, [is('ab\u00fc'), length(4)], 'abu\u0308'],
])('K2: a text with %s', (_, question, requirements, expected) => {
  expect(answerTo(question, ...requirements)).toBe(expected)
})

test.each<[QuestionOf<'shortText'>['format'], string[], string, number?]>([
  ['email', [], 'x@x'],
  ['email', ['ada'], 'ada@x'],
  ['email', ['@x.nl'], 'y@x.nl'],
  ['email', ['ada@', '@x.nl'], 'ada@x.nl', 8],
  ['phone', [], '11111'],
  ['phone', ['+49'], '+4911111'],
  ['phone', ['x5'], '11111x5'],
  ['phone', ['+316123', '6123456789'], '+316123456789', 13],
  ['url', [], 'http://x'],
  ['url', ['github'], 'http://github', 13],
  ['url', ['/a'], 'http://x/a', 10],
  ['url', ['a|b'], 'http://x/a|b'],
  ['url', ['https://a', 'a.nl/b'], 'https://a.nl/b', 14],
])('K2: of the format %s, with %j in it', (format, words, expected, maxLength) => {
  const question = shortText('q', { format, ...(maxLength && { maxLength }) })
  expect(answerTo(question, ...all(...words))).toBe(expected)
})

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789'

test.each([
  [letters, '\u03be'],
  [`${letters}\u03be`, '\u03c8'],
  [`${letters}\u03be\u03c8`, '\u03c9'],
])('K2: a text avoids the letters of what it must not be', (compared, expected) => {
  expect(answerTo(plain, unless(is(compared)))).toBe(expected)
})

const everyLetter = `${letters}\u03be\u03c8\u03c9`

test.each([
  ['one of several, one of them hard to spell', plain, [isOneOf('ab', '\u0915\u093c'), length(5)]],
  ['a letter with two marks', plain, [is('\u01d6'), length(2)]],
  [
    'a word in it, and one that it is not',
    shortText('q', { maxLength: 2 }),
    [includes('ab'), unless(is('ab'))],
  ],
  ['every letter that is tried compared', plain, [unless(includes('x')), unless(is(everyLetter))]],
])('K3: a text is not decided with %s', (_, question, requirements) => {
  expect(answerTo(question, ...requirements)).toBe('unclear')
})

test('K2: if every letter is compared, any one works', () => {
  expect(answerTo(plain, unless(is(everyLetter)))).toBe('x')
})

test('K2: a phone number is as long as it has to be', () => {
  expect(answerTo(shortText('q', { format: 'phone', minLength: 40 }))).toBe(
    `${'-'.repeat(35)}11111`,
  )
})

test('K2: a text of each length at which limits and comparisons change, however long', () => {
  const long = (most: number) => moreThan(most, { measure: 'length' })
  expect(answerTo(longText('q'), long(19_999))).toHaveLength(20_000)
  expect(answerTo(longText('q', { minLength: 20_000 }))).toHaveLength(20_000)
  expect(answerTo(longText('q', { maxLength: 10_000 }), long(10_000))).toBe('none')
})

test('K2, L19: no text is longer than the maximum, whatever a limit allows', () => {
  const long = (most: number) => moreThan(most, { measure: 'length' })
  expect(answerTo(longText('q'), long(20_000))).toBe('none')
  expect(answerTo(longText('q', { maxLength: 1e9 }), long(1e8))).toBe('none')
  expect(answerTo(longText('q', { maxLength: 1e9 }))).toBe('x')
})
