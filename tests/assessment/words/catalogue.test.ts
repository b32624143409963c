import { describe, expect, test } from 'vitest'

import { loadWords } from '#src/assessment/words/catalogues.ts'
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
      'the number of questions',
      (count) => english.starting.count({ fewest: count, most: count }),
      ['0 questions', '1 question', '2 questions', '5 questions'],
    ],
    [
      'the estimated time',
      english.starting.estimated,
      ['a minute', 'a minute', '2 minutes', '5 minutes'].map((time) => `It takes about ${time}`),
    ],
    [
      'the usual time',
      english.starting.usually,
      ['0 minutes', '1 minute', '2 minutes', '5 minutes'].map((time) => `Most people need ${time}`),
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

test.each([
  ['en', 'Up to 21 questions', '20 or 21 questions', '1 to 21 questions', '10 or 11 questions'],
  ['de', 'Bis zu 21 Fragen', '20 oder 21 Fragen', '1 bis 21 Fragen', '10 oder 11 Fragen'],
  ['fr', 'Jusqu’à 21 questions', '20 ou 21 questions', 'De 1 à 21 questions', '10 ou 11 questions'],
  ['es', 'Hasta 21 preguntas', '20 o 21 preguntas', 'De 1 a 21 preguntas', '10 u 11 preguntas'],
  ['ar', 'حتى 21 سؤالًا', '20 أو 21 سؤالًا', 'من سؤال واحد إلى 21 سؤالًا', '10 أو 11 سؤالًا'],
  ['he', 'עד 21 שאלות', '20 או 21 שאלות', 'שאלה אחת עד 21 שאלות', '10 או 11 שאלות'],
])('%s: a number of questions that answers decide is a range', async (language, ...expected) => {
  const { count } = (await loadWords(language)).starting
  const ranges = [0, 20, 1].map((fewest) => count({ fewest, most: 21 }))
  expect([...ranges, count({ fewest: 10, most: 11 })]).toEqual(expected)
})

test('progress says how many more may come', () => {
  const { answered } = english.filling
  expect([answered(3, 20), answered(3, 20, 21), answered(3, 20, 23)]).toEqual([
    '3 of 20 answered',
    '3 of 20 or 21 answered',
    '3 of 20 to 23 answered',
  ])
})
