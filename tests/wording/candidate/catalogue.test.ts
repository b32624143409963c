import { describe, expect, test } from 'vitest'

import { english } from '#src/wording/candidate/english/english.ts'
import { files } from '#src/wording/candidate/english/files.ts'
import { further } from '#src/wording/candidate/english/further.ts'
import type { ViolationFacts } from '#src/wording/candidate/violationFacts.ts'
import { file, shortText } from '#tests/support/definitions.ts'

const COUNTS = [0, 1, 2, 5]
const AT = '2026-11-21T10:42:00.000Z'
const one = (name: string) => () => [name]
const counted = (count: number) => [count]
const ends = (count: number) => [{ min: count, max: count + 1 }]

/**
 * The arguments that each sentence is tested with, for each count; also for sentences without a
 * count.
 */
const samples: Readonly<Record<string, (count: number) => readonly unknown[]>> = {
  'signingIn.pageTitle': one('Front end'),
  'signingIn.about': one('12 questions, about 15 minutes'),
  'signingIn.codeFaults.unreadable': () => [8],
  'signingIn.wait': (count) => [count * 60 + 1, AT],
  'starting.size': (count) => [count, count, count > 1],
  'starting.backTitle': one('Front end'),
  'starting.openedFor': one('g•••@example.org'),
  'notices.alreadySubmitted': one(AT),
  'filling.sectionOf': (count) => [count, 5, false],
  'filling.questionOf': (count) => [count, 1500, true],
  'filling.answered': (count) => [count, 5],
  'filling.sectionWithoutTitle': counted,
  'filling.sectionStates.restIsOptional': (count) => [count, 5],
  'filling.check.changeAnswerTo': one('How many years?'),
  'filling.check.dropped': counted,
  'fields.choices.unticked': (count) => [['Git', 'Mercurial', 'None'].slice(0, count + 1)],
  'fields.choices.option': counted,
  'fields.choices.row': counted,
  'fields.characters.soFar': (count) => [count, 200],
  'fields.characters.tooMany': counted,
  'further.ranking.moveUp': one('Speed'),
  'further.ranking.moveDown': one('Speed'),
  'further.ranking.moved': (count) => ['Speed', count, 5],
  'files.remove': one('cv.pdf'),
  'files.added': one('cv.pdf'),
  'files.addedOf': (count) => ['cv.pdf', count, 5],
  'files.removed': one('cv.pdf'),
  'files.soFar': counted,
  ...Object.fromEntries(
    Object.keys(files.refused).map((why) => [`files.refused.${why}`, refusedFile]),
  ),
  'limits.characters': ends,
  'limits.choices': ends,
  'further.limits.dates': () => [{ min: '2026-11-21', max: undefined }],
  'limits.numbers': (count) => [{ min: count, max: undefined, step: 0.5 }],
  'files.limits': (count) => [{ min: count, max: count + 1, kinds: ['PDF', 'ODT'], size: 2e6 }],
  ...Object.fromEntries(
    Object.keys(english.violations).map((rule) => [`violations.${rule}`, violated]),
  ),
  'required.shortText': () => [shortText('q')],
  'files.required.file': asked,
  ...Object.fromEntries(
    Object.keys(files.violations).map((rule) => [`files.violations.${rule}`, violated]),
  ),
  ...Object.fromEntries(
    Object.keys(further.violations).map((rule) => [`further.violations.${rule}`, violated]),
  ),
  'problems.pageTitle': one('Front end'),
  'answers.ofScale': (count) => [String(count), '5'],
  'answers.withUnit': (count) => [String(count), 'years'],
  'saving.saved': one(AT),
  'saving.savedAsFile': one(AT),
  'saving.file.asOf': one(AT),
  'ending.idle.countdown': one('1:30'),
  'ending.idle.soon': counted,
  'ending.receipt.moment': one(AT),
}

const { write: _formats, ...first } = english
const sentences = { ...first, files, further }

test.each(COUNTS)('every sentence works with %d', (count) => {
  const said = allSaid(sentences, '', count)
  expect(said.length).toBeGreaterThan(150)
  expect(said.filter(({ text }) => faults.some((fault) => fault.test(text)))).toEqual([])
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

function allSaid(part: unknown, path: string, count: number): { path: string; text: string }[] {
  if (typeof part === 'string') return [{ path, text: part }]
  if (typeof part === 'function') {
    const sample = samples[path]
    if (sample === undefined) throw new Error(`Nothing to try ${path} with`)
    return allSaid(Reflect.apply(part, undefined, sample(count)), path, count)
  }
  if (typeof part !== 'object' || part === null) throw new Error(`${path} says nothing`)
  return Object.entries(part).flatMap(([key, value]) =>
    allSaid(value, path === '' ? key : `${path}.${key}`, count),
  )
}

function refusedFile(count: number) {
  return [{ name: 'cv.pdf', size: count, most: 1024, question: file('cv', { maxFiles: count }) }]
}

function asked(count: number) {
  return [file('cv', { maxFiles: count })]
}

function violated(count: number): [ViolationFacts] {
  return [
    {
      question: file('cv', { accept: ['.pdf'] }),
      limit: String(count),
      count,
      fileName: 'cv.pdf',
      row: '',
      given: '',
      required: 'Choose an option',
      otherMark: false,
      range: null,
    },
  ]
}
