import { expect, test } from 'vitest'

import type { QuestionOf } from '#schemas/question.ts'
import { longText, shortText } from '#tests/support/definitions.ts'
import { answerTo, includes, is, length, moreThan, unless, wish } from '#tests/support/wishes.ts'

const isOneOf = (...values: string[]) => wish({ op: 'isOneOf', values })
const all = (...words: string[]) => words.map((word) => includes(word))
const plain = shortText('q')

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
  ['a letter apart from its mark', plain, [is('ab\u00fc'), length(4)], 'abu\u0308'],
])('K2: a text with %s', (_, question, wishes, expected) => {
  expect(answerTo(question, ...wishes)).toBe(expected)
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
])('K2: a text of a letter that what it is not to be does not have', (compared, expected) => {
  expect(answerTo(plain, unless(is(compared)))).toBe(expected)
})

test('K2: a text of each length that limits and tests begin with, however long', () => {
  const long = (most: number) => moreThan(most, { measure: 'length' })
  expect(answerTo(longText('q'), long(20_000))).toHaveLength(20_001)
  expect(answerTo(longText('q', { minLength: 30_000 }))).toHaveLength(30_000)
  expect(answerTo(longText('q', { maxLength: 20_000 }), long(20_000))).toBe('none')
})

test('K3: longer texts than are made up are not decided, and no limit is too high', () => {
  const long = (most: number) => moreThan(most, { measure: 'length' })
  expect(answerTo(longText('q'), long(100_000))).toBe('unclear')
  expect(answerTo(longText('q', { maxLength: 1e9 }), long(1e8))).toBe('unclear')
  expect(answerTo(longText('q', { maxLength: 1e9 }))).toBe('x')
})
