import { expect, test } from 'vitest'

import type { Question } from '#schemas/question.ts'
import type { ScoreRule } from '#src/assessment/engine/scoring/scoring.ts'
import { failures } from '#src/staff/words/english/failures.ts'
import { failureWords } from '#src/staff/words/failureWords.ts'
import { keyWords } from '#src/staff/words/keyWords.ts'
import { statusName } from '#src/staff/words/jobStatusName.ts'
import { stageName } from '#src/staff/words/stages.ts'
import {
  bandWords,
  knockOutWords,
  passWords,
  resultWords,
  scoreReasonWords,
  scoreWords,
  shareWords,
} from '#src/staff/words/scoreReasonWords.ts'

import {
  code,
  consent,
  date,
  matrix,
  number,
  multipleChoice,
  ranking,
  rating,
  singleChoice,
} from '#tests/support/definitions.ts'

const rules: { readonly [R in ScoreRule]: string } = {
  keyMet: 'Correct: 1 of 2 points',
  keyMissed: 'Wrong: 1 of 2 points',
  rowsMet: '3 of 4 rows correct: 1 of 2 points',
  optionsMet: '3 of 4 correct options chosen: 1 of 2 points',
  placesMet: '3 of 4 in the correct place: 1 of 2 points',
  pairsMet: '3 of 4 pairs in the correct order: 1 of 2 points',
  optionPoints: 'Options chosen: 1 of 2 points',
  blank: 'Left blank: 1 of 2 points',
  notShown: 'Not asked, because of earlier answers',
  toBeMarked: 'To be marked: up to 2 points',
  marked: 'Marked: 1 of 2 points',
  noPoints: 'No points',
}

test.each(Object.entries(rules))('%s: the reason for the points', (rule, expected) => {
  const parts = { met: 3, of: 4 }
  const scored = { questionId: 'q', points: 1, most: 2, rule: rule as ScoreRule, parts }
  expect(scoreReasonWords(scored)).toBe(expected)
})

test('S15: a score is out of what could be scored so far', () => {
  const score = (points: number, most: number, toBeMarked = 0) => ({
    points,
    most,
    toBeMarked,
    mostSoFar: most - toBeMarked,
  })
  expect(scoreWords(score(0, 1))).toBe('0 of 1 point')
  expect(scoreWords(score(12.5, 29, 9))).toBe('12.5 of 20 so far')
  expect(scoreWords(score(13.8333333333, 33))).toBe('13.83 of 33 points')
  expect(scoreWords(score(0, 9, 9))).toBe('Not scored yet')
  expect(scoreWords(score(0, 0))).toBe('No points available')
  expect(shareWords(score(12.5, 29, 9))).toBe('62%')
  expect(shareWords(score(12.5, 29, 9), [60])).toBeNull()
  expect(shareWords(score(12.5, 20), [60])).toBe('62%')
  expect(shareWords(score(0, 9, 9))).toBeNull()
})

test('the outcome of a score', () => {
  const passed = (reached: 'yes' | 'no' | 'open' | null, toBeMarked: number) =>
    passWords({ passed: reached, toBeMarked })
  expect(passed('open', 2)).toBe('Pass or fail: not decided yet')
  expect(passed('yes', 2)).toBe('Passed')
  expect(passed('no', 2)).toBe('Can’t pass')
  expect(passed('no', 0)).toBe('Not passed')
  expect(passed(null, 2)).toBeNull()
  const bands = [{ id: 'b', name: 'Talk about it', from: 50 }]
  const band = (id: string | null, most = 3) =>
    bandWords({ most, band: id, openBands: null }, { bands })
  expect(band('b')).toBe('Talk about it')
  expect(band(null)).toBe('Below all bands')
  expect(band(null, 0)).toBeNull()
  expect(bandWords({ most: 3, band: null, openBands: null }, {})).toBeNull()
  expect(bandWords({ most: 3, band: null, openBands: [null, 'b'] }, { bands })).toBe(
    'Below all bands to Talk about it, decided after marking',
  )
})

test('S21: a result with both facts, with one, and with none', () => {
  expect(resultWords({ passed: 'yes', toBeMarked: 0, isKnockedOut: true })).toBe(
    'Passed · Knock-out',
  )
  expect(resultWords({ passed: 'no', toBeMarked: 0, isKnockedOut: false })).toBe('Not passed')
  expect(resultWords({ passed: null, toBeMarked: 0, isKnockedOut: true })).toBe('Knock-out')
  expect(resultWords({ passed: null, toBeMarked: 0, isKnockedOut: false })).toBeNull()
})

test('the knock-out answers', () => {
  expect(knockOutWords()).toBe('Knock-out answer')
  expect(knockOutWords([3])).toBe('Knock-out answer: question 3')
  expect(knockOutWords([3, 7])).toBe('Knock-out answers: questions 3 and 7')
})

const colours = ['Red', 'Green']
const keyed: [Question, string | null][] = [
  [
    singleChoice('q', colours, { key: { options: ['Red', 'Green'] } }),
    'Correct answer: Red or Green',
  ],
  [
    multipleChoice('q', colours, { key: { options: ['Red', 'Green'] } }),
    'Correct answer: Red and Green',
  ],
  [rating('q', { key: { value: 4, tolerance: 1 } }), 'Correct answer: 4, or up to 1 more or less'],
  [number('q', { key: { value: 1822, tolerance: 0 } }), 'Correct answer: 1822'],
  [number('q', { key: { value: 18_220, tolerance: 0 } }), 'Correct answer: 18,220'],
  [date('q', { key: { value: '2026-05-01', tolerance: 0 } }), 'Correct answer: May 1, 2026'],
  [
    date('q', { key: { value: '2026-05-01', tolerance: 1 } }),
    'Correct answer: May 1, 2026, or up to 1 day before or after',
  ],
  [ranking('q', colours, { key: { order: ['Green', 'Red'] } }), 'Correct answer: Green, then Red'],
  [
    matrix('q', ['a', 'b', 'c'], colours, {
      key: { byRow: { c: ['Red', 'Green'], a: ['Red'], gone: ['Red'] }, grading: 'all' },
    }),
    'Correct answer: a: Red; c: Red or Green',
  ],
  [
    singleChoice('q', [...colours, 'Blue'], {
      optionPoints: { byOption: { Red: 2, Green: -1 }, floor: 0 },
    }),
    'Points: Red 2, Green −1, others 0; never below 0',
  ],
  [
    singleChoice('q', colours, { optionPoints: { byOption: { Red: 2, Green: -1 }, floor: -1 } }),
    'Points: Red 2, Green −1',
  ],
  [code('q'), null],
  [consent('q'), null],
]

test.each(keyed)('%#: the correct answer', (question, expected) => {
  expect(keyWords(question)).toBe(expected)
})

test.each(Object.keys(failures) as (keyof typeof failures)[])(
  '%s says what happened, and what is safe or what to do',
  (kind) => {
    const words = failureWords(kind)
    expect(words.title).toMatch(/^[A-Z][^.!]+$/)
    expect(words.text).toMatch(/\.$/)
    expect(words.title + words.text).not.toMatch(/!|error|invalid/i)
  },
)

test('names are in sentence case', () => {
  const said = [stageName('tech'), statusName('archived')]
  for (const name of said) expect(name).toMatch(/^[A-Z]/)
})
