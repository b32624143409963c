import { expect, test } from 'vitest'

import type { Answer } from '#schemas/answer.ts'
import type { Question } from '#schemas/question.ts'
import { answerText } from '#src/assessment/words/answerText.ts'
import { clockText, sizeText } from '#src/assessment/words/values/formats.ts'
import { arabic } from '#src/assessment/words/arabic/first.ts'
import { english } from '#src/assessment/words/english/first.ts'

import {
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
  withOther,
} from '#tests/support/definitions.ts'

const colours = [
  { id: 'r', label: 'Red' },
  { id: 'g', label: 'Green' },
]

const cases: [Question, Answer | undefined, string][] = [
  [shortText('q'), undefined, ''],
  [shortText('q'), ' Ada ', 'Ada'],
  [longText('q'), 'One\ntwo', 'One\ntwo'],
  [number('q'), 1200.5, '1200.5'],
  [number('q'), 12_000.5, '12,000.5'],
  [number('q', { unit: 'years' }), 0, '0 years'],
  [number('q'), { raw: 'ten' }, 'ten'],
  [singleChoice('q', colours), { option: 'g' }, 'Green'],
  [singleChoice('q', colours), { option: 'x' }, 'an option that was deleted'],
  [multipleChoice('q', colours), { options: ['g', 'r'] }, 'Red, Green'],
  [multipleChoice('q', colours), { options: [] }, ''],
  [file('q'), [storedFile('cv.pdf', 2_621_440)], 'cv.pdf (2.5 MB)'],
  [
    file('q'),
    ['nu\u202efdp.exe', 'cv.txt', 'cv.txt'].map((name) => storedFile(name, 1024)),
    'nu[U+202E]fdp.exe (1 kB), cv.txt (1 kB), cv.txt (2) (1 kB)',
  ],
  [withOther(singleChoice('q', colours)), { other: ' Blue ' }, 'Blue'],
  [withOther(multipleChoice('q', colours)), { options: ['g'], other: 'Blue' }, 'Green, Blue'],
  [date('q'), '2026-05-01', 'May 1, 2026'],
  [date('q'), '0099-12-31', 'December 31, 99'],
  [date('q'), { raw: '30 Feb' }, '30 Feb'],
  [rating('q'), 4, '4'],
  [ranking('q', colours), ['g', 'r', 'x'], 'Green, Red, an option that was deleted'],
  [
    matrix('q', ['html', 'css'], colours),
    { css: ['g', 'r'], html: [], gone: ['r'] },
    'css: Red, Green',
  ],
  [code('q'), 'if (x) {}\n', 'if (x) {}'],
  [signature('q'), { typed: ' Ada ' }, 'Ada'],
  [signature('q'), { strokes: [[{ x: 0, y: 0 }]] }, 'Signed by hand'],
  [signature('q'), { strokes: [] }, ''],
  [consent('q'), true, 'Agreed'],
  [statement('q'), 'x', 'x'],
]

test.each(cases)('%#: an answer as plain text', (question, answer, expected) => {
  expect(answerText(question, answer, english)).toBe(expected)
})

test('in Arabic, items have the commas of Arabic', () => {
  const several = matrix('q', ['html', 'css'], colours)
  expect(answerText(multipleChoice('q', colours), { options: ['g', 'r'] }, arabic)).toBe(
    'Red، Green',
  )
  expect(answerText(several, { html: ['g'], css: ['g', 'r'] }, arabic)).toBe(
    'html: Green؛ css: Red، Green',
  )
})

test.each([
  [0, '0 bytes'],
  [1023, '1,023 bytes'],
  [1536, '1.5 kB'],
  [25 * 1024 * 1024, '25 MB'],
  [3 * 1024 ** 3, '3 GB'],
])('%d bytes', (bytes, expected) => {
  expect(sizeText(bytes)).toBe(expected)
})

test.each([
  ['en', 119_001, '2:00'],
  ['de', 65_000, '1:05'],
  ['he', 1, '0:01'],
  ['ar-EG', 65_000, '1:05'],
  ['ar', 0, '0:00'],
])('in %s, %d ms are left', (language, ms, expected) => {
  expect(clockText(ms, language)).toBe(expected)
})
