import { describe, expect, test } from 'vitest'

import { loadWords } from '#src/assessment/words/catalogues.ts'
import {
  CANDIDATE_LANGUAGES,
  type CandidateLanguage,
  preferredLanguage,
} from '#src/assessment/words/languages.ts'
import { violationWords } from '#src/assessment/words/violationWords.ts'
import { date } from '#tests/support/definitions.ts'

import { allSaid } from './everySentence.ts'
import { wholeOf } from './wholeCatalogue.ts'

const COUNTS = [0, 1, 2, 3, 5, 11, 100, 101, 1000]
const others = CANDIDATE_LANGUAGES.filter((language) => language !== 'en')

/** These words are the same in both languages. */
const SAME: { readonly [L in CandidateLanguage]?: readonly string[] } = {
  de: ['ending.receipt.assessment', 'fields.choices.option', 'paper.name'],
  fr: [
    'filling.sectionWithoutTitle',
    'filling.question',
    'fields.choices.option',
    'clock.minutes',
    'paper.conditions.question',
    'paper.date',
    'paper.sign',
  ],
  es: ['answers.no', 'problems.error', 'problems.pageTitle'],
}

/** The same in every language. */
const SIGNS = new Set([
  'answers.blankQuote',
  'answers.withUnit',
  'ending.receipt.moment',
  'further.ranking.moved',
  // What it is given.
  'violations.required',
])

describe.each(others)('in %s', (language) => {
  test.each(COUNTS)('every sentence of the English catalogue is said, with %d', async (count) => {
    const [inEnglish, said] = [await wholeOf('en'), await wholeOf(language)].map((each) =>
      allSaid(each, count),
    )
    expect([...(said?.keys() ?? [])]).toEqual([...(inEnglish?.keys() ?? [])])
    const silent = (sentences: typeof said) =>
      [...(sentences ?? [])].flatMap(([path, text]) => (text === null ? path : []))
    expect(silent(said)).toEqual(silent(inEnglish))
    const faulty = [...(said ?? [])].filter(
      ([path, text]) => FAULTY.test(text ?? '-') && !JOINERS.has(path),
    )
    expect(faulty).toEqual([])
  })

  test('no sentence was left in English', async () => {
    const inEnglish = allSaid(await wholeOf('en'), 5)
    const same = [...allSaid(await wholeOf(language), 5)].filter(
      ([path, text]) => text !== null && text === inEnglish.get(path) && !SIGNS.has(path),
    )
    expect(same.map(([path]) => path).toSorted()).toEqual([...(SAME[language] ?? [])].toSorted())
  })

  test('what sentences are about is in them', async () => {
    const inEnglish = allSaid(await wholeOf('en'), 5)
    const said = allSaid(await wholeOf(language), 5)
    const lacking = [...inEnglish].flatMap(([path, english]) =>
      FACTS.filter((fact) => english?.includes(fact) && !said.get(path)?.includes(fact)).map(
        (fact) => `${path}: ${fact}`,
      ),
    )
    expect(lacking).toEqual([])
  })
})

test.each([
  ['en', 'Enter the month and the year as well'],
  ['de', 'Geben Sie auch den Monat und das Jahr ein'],
  ['fr', 'Saisissez aussi le mois et l’année'],
  ['es', 'Escriba también el mes y el año'],
  ['ar', 'أدخل الشهر والسنة أيضًا'],
  ['he', 'הזינו גם חודש ושנה'],
])('in %s, what is missing in a date is named', async (language, words) => {
  const loaded = await loadWords(language, ['date'])
  const violation = { questionId: 'q', rule: 'notADate', typed: '--31' } as const
  expect(violationWords(violation, date('q'), loaded)).toBe(words)
})

test('the browser decides only among these languages', () => {
  expect(preferredLanguage(['it-IT', 'de-AT', 'fr'])).toBe('de')
  expect(preferredLanguage(['xx'])).toBe('en')
  expect(preferredLanguage([])).toBe('en')
})

const FAULTY = /^\s*$|undefined|NaN|null|\[object|\$\{|^\s|\s$| {2}/
/** They join the parts of a condition. */
const JOINERS = new Set(['paper.conditions.and', 'paper.conditions.or'])

/** What the sentences are tried with, and ordinary names in them. */
const FACTS = [
  'Front end',
  'cv.pdf',
  'g•••@example.org',
  'How many years?',
  'Speed',
  'years',
  'None of these',
  'Git',
  '1:30',
  'TalentFlow',
  'ABCD',
  'https://',
]
