import { expect, test } from 'vitest'

import type { Answer } from '#schemas/answer.ts'
import type { Question } from '#schemas/question.ts'
import { compile } from '#src/assessment/engine/evaluation/compile.ts'
import { startEvaluation, violationOf } from '#src/assessment/engine/evaluation/evaluation.ts'
import type { Rule } from '#src/assessment/engine/rule.ts'
import { inLanguage } from '#src/assessment/engine/texts/translations.ts'
import { candidateWordsIn, loadWords } from '#src/assessment/words/catalogues.ts'
import { english } from '#src/assessment/words/english/first.ts'
import { formatsIn } from '#src/assessment/words/values/formats.ts'
import { violationWords } from '#src/assessment/words/violationWords.ts'

import {
  anAssessment,
  code,
  consent,
  date,
  file,
  longText,
  matrix,
  multipleChoice,
  number,
  option,
  ranking,
  rating,
  shortText,
  signature,
  singleChoice,
  storedFile,
  text,
  withOther,
  withRole,
} from '#tests/support/definitions.ts'

type Case = [question: Question, answer: Answer | undefined, words: string]

const required = { required: true }
const files = (...names: string[]): Answer => names.map((name) => storedFile(name, 2_000_000))
const PHONE = 'Enter a phone number of 5 to 15 digits, like 020 7946 0123 or +44 20 7946 0123'
const MB = 1024 * 1024

/** Every rule, as the engine finds it broken. */
const cases: { readonly [R in Rule]: Case[] } = {
  required: [
    [singleChoice('q', ['a'], required), undefined, 'Choose an option'],
    [multipleChoice('q', ['a'], required), undefined, 'Choose at least one option'],
    [shortText('q', required), '  ', 'Enter an answer'],
    [shortText('q', { ...required, format: 'email' }), '', 'Enter an email address'],
    [shortText('q', { ...required, format: 'phone' }), '', 'Enter a phone number'],
    [shortText('q', { ...required, format: 'url' }), '', 'Enter a web address'],
    [longText('q', required), undefined, 'Enter an answer'],
    [number('q', required), undefined, 'Enter a number'],
    [file('q', required), undefined, 'Add a file'],
    [file('q', { ...required, maxFiles: 3 }), undefined, 'Add at least one file'],
    [date('q', required), undefined, 'Enter a date'],
    [rating('q', required), undefined, 'Choose a rating'],
    [ranking('q', undefined, required), undefined, 'Put the options in order'],
    [matrix('q', undefined, undefined, required), {}, 'Choose an option in each row'],
    [
      matrix('q', undefined, undefined, required),
      { html: ['often'] },
      'Choose an option for “css”',
    ],
    [code('q', required), undefined, 'Enter your code'],
    [signature('q', required), undefined, 'Sign here, or type your name'],
    [consent('q', required), undefined, 'Tick the box to agree'],
  ],
  notADate: [
    [date('q'), { raw: '2027-2-31' }, 'February 31, 2027 is not a real date'],
    [date('q'), { raw: '٢٠٢٧-٠٢-٣١' }, 'February 31, 2027 is not a real date'],
    [date('q'), { raw: '2027-13-1' }, 'Enter a month from 1 to 12'],
    [date('q'), { raw: '27-3-1' }, 'Enter the year in four digits, like 2027'],
    [date('q'), { raw: '2027-March-1' }, 'Enter the date in digits, like 27 3 2027'],
    [date('q'), { raw: '2027--31' }, 'Enter the month as well'],
    [date('q'), { raw: '-3-31' }, 'Enter the year as well'],
    [date('q'), { raw: '--٣١' }, 'Enter the month and the year as well'],
    [date('q'), { raw: '--31 March 2027' }, 'Enter the day, the month and the year'],
    [date('q'), { raw: '--20270331' }, 'Enter the day, the month and the year'],
    [date('q'), { raw: '30 Feb' }, 'Enter the day, the month and the year'],
  ],
  ownWords: [
    [
      withOther(singleChoice('q', ['a'], required)),
      { other: ' ' },
      'Describe “Other” in your own words',
    ],
    [
      withOther(multipleChoice('q', ['a'], required)),
      { options: [], other: '' },
      'Describe “Other” in your own words',
    ],
  ],
  notANumber: [
    [number('q'), { raw: 'ten' }, 'Enter a number in digits'],
    [number('q', { min: 0, max: 9 }), { raw: 'x' }, 'Enter a number from 0 to 9, in digits'],
    [number('q'), { raw: ' 1,234 ' }, 'Enter 1234 or 1.234: “1,234” could mean either'],
    [
      number('q'),
      { raw: '\u221260,000' },
      'Enter -60000 or -60.000: “\u221260,000” could mean either',
    ],
    [number('q'), { raw: '١،٢٣٤' }, 'Enter 1234 or 1.234: “١،٢٣٤” could mean either'],
    [number('q'), { raw: '1,2,5' }, 'Enter a number in digits'],
  ],
  min: [
    [number('q', { min: 0, max: 40 }), -1, 'Enter a number from 0 to 40'],
    [number('q', { min: 1000 }), 1, 'Enter a number that is 1000 or more'],
    [date('q', { min: '2026-05-01' }), '2026-04-30', 'Enter a date that is May 1, 2026 or later'],
    [rating('q'), 0, 'Choose a number from 1 to 5'],
  ],
  max: [
    [number('q', { max: 2.5 }), 3, 'Enter a number that is 2.5 or less'],
    [date('q', { max: '2026-05-01' }), '2026-05-02', 'Enter a date that is May 1, 2026 or earlier'],
  ],
  step: [
    [number('q', { step: 1 }), 1.5, 'Enter a whole number'],
    [number('q', { step: 5 }), 6, 'Enter 5, 10, 15 and so on'],
    [number('q', { step: 20_000 }), 6, 'Enter 20,000, 40,000, 60,000 and so on'],
    [number('q', { step: 0.25 }), 0.3, 'Enter 0.25, 0.5, 0.75 and so on'],
    [number('q', { min: 2, step: 5 }), 6, 'Enter 2, 7, 12 and so on'],
    [number('q', { step: 0.5 }), 5.3, 'Enter a whole or half number, like 7 or 7.5'],
    [number('q', { min: 1, step: 0.1 }), 5.33, 'Use at most one decimal place, like 7.5'],
    [number('q', { min: 0.2, step: 0.1 }), 0.25, 'Enter 0.2, 0.3, 0.4 and so on'],
  ],
  minLength: [
    [shortText('q', { minLength: 2 }), 'x', 'Enter at least 2 characters'],
    [longText('q', { minLength: 50 }), 'x', 'Enter at least 50 characters'],
  ],
  maxLength: [[shortText('q', { maxLength: 1 }), 'xy', 'Enter at most 1 character']],
  minChoices: [
    [multipleChoice('q', ['a', 'b'], { minChoices: 2 }), { options: ['a'] }, 'Choose at least 2'],
    [
      multipleChoice('q', ['a', 'b', 'c'], { minChoices: 2, maxChoices: 2 }),
      { options: ['a'] },
      'Choose exactly 2',
    ],
  ],
  maxChoices: [
    [
      multipleChoice('q', ['a', 'b'], { maxChoices: 1 }),
      { options: ['a', 'b'] },
      'Choose at most 1',
    ],
  ],
  email: [
    [
      shortText('q', { format: 'email' }),
      'x',
      'Enter an email address in the correct format, like name@example.com',
    ],
  ],
  phone: [
    [shortText('q', { format: 'phone' }), 'x', PHONE],
    [shortText('q', { format: 'phone' }), '1', PHONE],
    [shortText('q', { format: 'phone' }), '1'.repeat(10_000), PHONE],
    [shortText('q', { format: 'phone' }), '020 7946 012a', PHONE],
  ],
  url: [
    [
      shortText('q', { format: 'url' }),
      'x',
      'Enter a web address that starts with https:// or http://',
    ],
    [shortText('q', { format: 'url' }), 'https://ex ample.org', 'A web address has no spaces'],
    ...['http://', 'HTTPS://', 'https://x:port'].map(
      (typed): Case => [
        shortText('q', { format: 'url' }),
        typed,
        'Enter the whole web address, like https://example.com',
      ],
    ),
  ],
  pattern: [
    [
      shortText('q', { pattern: { source: '\\d+', ignoreCase: false } }),
      'x',
      'Enter an answer in the requested format',
    ],
  ],
  unknownOption: [
    [singleChoice('q', ['a']), { option: 'gone' }, 'Choose one of the options'],
    [ranking('q', ['a']), ['gone'], 'Put the options in order again'],
    [matrix('q'), { css: ['gone'] }, '“css”: Choose one of the options'],
  ],
  noneWithOthers: [
    [
      { ...multipleChoice('q'), options: [option('a'), withRole('none', 'Nothing')] },
      { options: ['a', 'Nothing'] },
      'Choose either “Nothing” or other options, not both',
    ],
  ],
  everyOption: [[ranking('q', ['a', 'b']), ['a'], 'Put all the options in order']],
  oneARow: [[matrix('q'), { css: ['often', 'never'] }, 'Choose only one option for “css”']],
  minFiles: [
    [
      file('q', { minFiles: 2, maxFiles: 3, maxSize: 9 * MB }),
      files('a.pdf'),
      'Add at least 2 files',
    ],
  ],
  maxFiles: [
    [file('q', { maxFiles: 1, maxSize: 9 * MB }), files('a.pdf', 'b.pdf'), 'Add at most 1 file'],
  ],
  fileSize: [[file('q', { maxSize: MB }), files('cv.pdf'), '“cv.pdf” must be 1 MB or smaller']],
  emptyFile: [[file('q'), [storedFile('cv.pdf', 0)], '“cv.pdf” is empty']],
  fileType: [
    [file('q', { accept: ['.pdf'] }), files('cv.exe'), '“cv.exe” must be a PDF file'],
    [
      file('q', { accept: ['.pdf', '.doc', '.docx'] }),
      files('cv.exe'),
      '“cv.exe” must be one of these kinds: PDF, DOC, or DOCX',
    ],
  ],
}

const all = Object.entries(cases).flatMap(([rule, each]) =>
  each.map(([question, answer, words]) => ({ rule, question, answer, words })),
)

await loadWords('en', ['file', 'date'])

test.each(all)('$rule: $words', ({ rule, question, answer, words }) => {
  const answers = answer === undefined ? {} : { [question.id]: answer }
  const evaluation = startEvaluation(compile(anAssessment(question)), answers, { seed: 0 })
  const violation = violationOf(evaluation, question.id)
  expect(violation?.rule).toBe(rule)
  expect(violationWords(violation!, question, english)).toBe(words)
})

test.each(all)(
  'L21: an author’s own message for $rule: $words',
  ({ rule, question, answer, words }) => {
    const withOwn = { ...question, errorText: ' Read the note above. ' }
    const answers = answer === undefined ? {} : { [question.id]: answer }
    const evaluation = startEvaluation(compile(anAssessment(withOwn)), answers, { seed: 0 })
    const isReplaced = rule === 'required' || rule === 'pattern'
    expect(violationWords(violationOf(evaluation, question.id)!, withOwn, english)).toBe(
      isReplaced ? 'Read the note above.' : words,
    )
  },
)

test('L21: the own message is the translated one in another language', () => {
  const german = text('Drei Ziffern, bitte')
  const definition = {
    ...anAssessment(
      shortText('q', {
        required: true,
        maxLength: 5,
        pattern: { source: '\\d{3}', ignoreCase: false },
        errorText: 'Three digits, please',
      }),
    ),
    translations: { de: { 'q.errorText': german } },
  }
  const compiled = compile(inLanguage(definition, 'de'))
  const message = (answer: string) => {
    const violation = violationOf(startEvaluation(compiled, { q: answer }, { seed: 0 }), 'q')
    return violationWords(violation!, compiled.questions[0]!.question, english)
  }
  expect(message('')).toBe('Drei Ziffern, bitte')
  expect(message('12')).toBe('Drei Ziffern, bitte')
})

test('a step is the same number whatever the decimal mark of the language', () => {
  const violation = { questionId: 'q', rule: 'step', limit: 0.5 } as const
  const withCommas = { ...english, write: formatsIn('de') }
  expect(violationWords(violation, number('q', { step: 0.5 }), withCommas)).toBe(
    'Enter a whole or half number, like 7 or 7.5',
  )
})

test('a language without a catalogue is shown in English', () => {
  const violation = { questionId: 'q', rule: 'min', limit: 1 } as const
  for (const language of ['xx', '', 'not a language', '__proto__', 'en-GB']) {
    expect(violationWords(violation, number('q', { min: 1 }), candidateWordsIn(language))).toBe(
      'Enter a number that is 1 or more',
    )
  }
})
