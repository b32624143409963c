import { describe, expect, test } from 'vitest'

import { english } from '#src/assessment/words/english/first.ts'
import { files, further } from '#src/assessment/words/english/rare.ts'

import { allSaid, AT } from './everySentence.ts'

const COUNTS = [0, 1, 2, 5]

test.each(COUNTS)('every sentence works with %d', (count) => {
  const said = [...allSaid({ first: english, files, further }, count)]
  expect(said.length).toBeGreaterThan(150)
  expect(said.filter(([, text]) => faults.some((fault) => fault.test(text ?? '')))).toEqual([])
})

const faults = [
  /^\s*$|undefined|NaN|null|\[object|\$\{|^\s|\s$| {2}/,
  /(?<![\d.,])1 (characters|files|options|questions|minutes|seconds)\b/,
  /(?<![\d.,])[025] (character|file|option|question|minute|second)\b/,
]

describe('with 0, 1, 2 and 5', () => {
  test.each<[string, (count: number) => string | null, readonly string[]]>([
    [
      'files so far',
      files.soFar,
      ['0 files added', '1 file added', '2 files added', '5 files added'],
    ],
    [
      'characters too many',
      english.fields.characters.tooMany,
      [
        '0 characters too many',
        '1 character too many',
        '2 characters too many',
        '5 characters too many',
      ],
    ],
    [
      'the size of an assessment',
      (count) => english.starting.size(count, count, false),
      [
        '0 questions, about a minute',
        '1 question, about a minute',
        '2 questions, about 2 minutes',
        '5 questions, about 5 minutes',
      ],
    ],
    [
      'answers that are dropped',
      english.filling.check.dropped,
      ['these questions no longer apply', 'this question no longer applies']
        .concat(['these questions no longer apply', 'these questions no longer apply'])
        .map((end) => `You changed an earlier answer, so ${end}.`),
    ],
    [
      'the wait after wrong codes',
      (count) => english.signingIn.wait(count, AT).replace(/ \(at .*/, ''),
      ['0 seconds', '1 second', '2 seconds', '5 seconds'].map(
        (wait) => `Too many wrong codes. Try again in ${wait}`,
      ),
    ],
    [
      'the most files',
      (count) => files.limits({ min: undefined, max: count, kinds: [], size: 1024 }),
      [
        'Up to 0 files, up to 1 kB each',
        'One file, up to 1 kB',
        'Up to 2 files, up to 1 kB each',
        'Up to 5 files, up to 1 kB each',
      ],
    ],
    [
      'the fewest choices',
      (count) => english.limits.choices({ min: count, max: undefined }),
      [
        'Choose at least 0 options',
        'Choose at least 1 option',
        'Choose at least 2 options',
        'Choose at least 5 options',
      ],
    ],
    [
      'an exact number of characters',
      (count) => english.limits.characters({ min: count, max: count }),
      [
        'Exactly 0 characters',
        'Exactly 1 character',
        'Exactly 2 characters',
        'Exactly 5 characters',
      ],
    ],
  ])('%s', (_name, say, expected) => {
    expect(COUNTS.map(say)).toEqual(expected)
  })
})

test('a number of pages that may still change is approximate', () => {
  expect(english.filling.sectionOf(2, 5, false)).toBe('Section 2 of 5')
  expect(english.filling.questionOf(2, 1500, true)).toBe('Question 2 of about 1,500')
})

test('a number of questions that may be lower is given as a maximum', () => {
  expect(english.starting.size(12, 15, true)).toBe('Up to 12 questions, about 15 minutes')
})
