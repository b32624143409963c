import { expect, test } from 'vitest'

import type { Question, QuestionKind } from '#schemas/question.ts'
import { changeKind } from '#src/assessment/engine/editing/changeKind.ts'
import { removeOption, setOptions, updateOption } from '#src/assessment/engine/editing/options.ts'
import { updateQuestion } from '#src/assessment/engine/editing/questions.ts'
import { removeRow } from '#src/assessment/engine/editing/rows.ts'
import { keyChanges } from '#src/assessment/engine/scoring/keyChanges.ts'
import { keyChangeLine } from '#src/builder/model/words/keyChangeWords.ts'
import { type Edit } from '#tests/support/arbitrary/arbitraryEdits.ts'
import {
  anAssessment,
  countingMint,
  date,
  matrix,
  multipleChoice,
  number,
  option,
  ranking,
  rating,
  shortText,
  singleChoice,
  statement,
  withRole,
} from '#tests/support/definitions.ts'

const TOOLS = ['Git', 'Make', 'Word']
const toKind =
  (kind: QuestionKind): Edit =>
  (d) =>
    changeKind(d, 'a', kind, countingMint())
const without =
  (part: string): Edit =>
  (d) =>
    removeOption(removeRow(d, 'a', part), 'a', part)
const with2 = { points: 2, key: { options: ['Git', 'Make'] } }

/** Everything that narrows, widens, drops or reinterprets a key or points, with what is said. */
const steps: readonly (readonly [string, Question, Edit, readonly string[]])[] = [
  [
    'an option of a set',
    multipleChoice('a', TOOLS, with2),
    without('Make'),
    ['Correct: Git and Make → Git'],
  ],
  [
    'one of several',
    singleChoice('a', TOOLS, with2),
    without('Make'),
    ['Correct: Git or Make → Git'],
  ],
  [
    'the only correct option',
    singleChoice('a', TOOLS, { points: 2, key: { options: ['Git'] } }),
    without('Git'),
    ['Correct: Git → marked by a reviewer'],
  ],
  [
    'an option of a ranking',
    ranking('a', TOOLS, { points: 2, key: { order: TOOLS } }),
    without('Make'),
    ['Correct: Git, then Make, then Word → Git, then Word'],
  ],
  [
    'a column of a matrix',
    matrix('a', ['A', 'B'], ['Never', 'Often'], {
      points: 2,
      several: true,
      key: { byRow: { A: ['Never', 'Often'] }, grading: 'all' },
    }),
    without('Never'),
    ['Correct: A: Never and Often → A: Often'],
  ],
  [
    'a row of a matrix',
    matrix('a', ['A', 'B'], ['Never', 'Often'], {
      points: 2,
      key: { byRow: { A: ['Never'], B: ['Often'] }, grading: 'perRow' },
    }),
    without('A'),
    ['Correct: A: Never; B: Often, points shared → B: Often, points shared'],
  ],
  [
    'points of an option',
    multipleChoice('a', TOOLS, {
      optionPoints: { byOption: { Git: 3, Make: 1, Word: -1 }, floor: 0 },
    }),
    without('Git'),
    [
      'Points: Git 3, Make 1, Word −1; never below 0 → Make 1, Word −1; never below 0',
      'Most points: 4 → 1',
    ],
  ],
  [
    'and becomes or',
    multipleChoice('a', TOOLS, with2),
    toKind('singleChoice'),
    ['Correct: Git and Make → Git or Make'],
  ],
  [
    'or becomes and',
    singleChoice('a', TOOLS, with2),
    toKind('multipleChoice'),
    ['Correct: Git or Make → Git and Make'],
  ],
  [
    'a number becomes a text',
    number('a', { points: 3, key: { value: 3, tolerance: 1 } }),
    toKind('shortText'),
    ['Correct: 3, or up to 1 more or less → marked by a reviewer'],
  ],
  [
    'a text becomes long',
    shortText('a', { points: 3, key: { accepted: ['Oslo'], ignoreCase: false } }),
    toKind('longText'),
    ['Correct: “Oslo” → marked by a reviewer'],
  ],
  [
    'a limit that cuts a key in parts',
    multipleChoice('a', TOOLS, {
      points: 2,
      key: { options: ['Git', 'Make'], grading: 'perOption' },
    }),
    (d) => updateQuestion(d, 'a', { maxChoices: 1 }),
    ['The correct answer is no longer allowed: Git and Make, points shared'],
  ],
  [
    'a limit that lowers the most points',
    multipleChoice('a', TOOLS, { optionPoints: { byOption: { Git: 2, Make: 2 }, floor: 0 } }),
    (d) => updateQuestion(d, 'a', { maxChoices: 1 }),
    ['Most points: 4 → 2'],
  ],
  [
    'a scale without the key',
    rating('a', { points: 1, lowest: 1, highest: 5, key: { value: 5, tolerance: 0 } }),
    (d) => updateQuestion(d, 'a', { highest: 4 }),
    ['The correct answer is no longer allowed: 5'],
  ],
  [
    'the last day before the key',
    date('a', { points: 1, key: { value: '2026-05-01', tolerance: 0 } }),
    (d) => updateQuestion(d, 'a', { max: '2026-04-30' }),
    ['The correct answer is no longer allowed: May 1, 2026'],
  ],
  [
    'all of these takes one more',
    multipleChoice('a', TOOLS, { points: 2, key: { options: ['all'] } }),
    (d) =>
      setOptions(d, 'a', [...TOOLS.map((each) => option(each)), withRole('all'), option('Vim')]),
    ['The correct answer changed: all'],
  ],
  [
    'a list is pasted over',
    multipleChoice('a', TOOLS, with2),
    (d) => setOptions(d, 'a', [option('Git'), option('Vim')]),
    ['Correct: Git and Make → Git'],
  ],
  [
    'a knock-out on a deleted option',
    singleChoice('a', TOOLS, { knockOut: { op: 'isOneOf', values: ['Git', 'Make'] } }),
    without('Make'),
    ['Knock-out: “What about a?” is one of Git or Make → “What about a?” is one of Git'],
  ],
  [
    'a knock-out of another kind',
    number('a', { knockOut: { op: 'lessThan', value: 2 } }),
    toKind('longText'),
    ['Knock-out removed: “What about a?” is less than 2'],
  ],
  [
    'a longer scale',
    rating('a', { points: 1, key: { value: 5, tolerance: 0 } }),
    (d) => updateQuestion(d, 'a', { highest: 10 }),
    ['Correct: 5, of 1 to 5 → 5, of 1 to 10'],
  ],
  [
    'an end of the scale is renamed',
    rating('a', { highLabel: 'Excellent', knockOut: { op: 'is', value: 5 } }),
    (d) => updateQuestion(d, 'a', { highLabel: 'Poor' }),
    [
      'Knock-out: “What about a?” is 5, of 1 to 5 (Excellent) → “What about a?” is 5, of 1 to 5 (Poor)',
    ],
  ],
  [
    'another unit',
    number('a', { points: 1, unit: 'years', key: { value: 3, tolerance: 0 } }),
    (d) => updateQuestion(d, 'a', { unit: 'months' }),
    ['Correct: 3 years → 3 months'],
  ],
  [
    'a scale that cuts a tolerance',
    rating('a', { points: 1, key: { value: 4, tolerance: 1 } }),
    (d) => updateQuestion(d, 'a', { highest: 4 }),
    ['Correct and allowed: 3 to 5 → 3 to 4'],
  ],
  [
    'steps that cut a tolerance',
    number('a', { points: 1, key: { value: 3, tolerance: 1 } }),
    (d) => updateQuestion(d, 'a', { step: 2 }),
    ['Correct and allowed: 2 to 4 → 2 to 4 in steps of 2'],
  ],
  [
    'a length that cuts the accepted texts',
    shortText('a', { points: 1, key: { accepted: ['Oslo', 'Christiania'], ignoreCase: false } }),
    (d) => updateQuestion(d, 'a', { maxLength: 5 }),
    ['Correct and allowed: “Oslo” or “Christiania” → “Oslo”'],
  ],
  [
    'a scale that has the key again',
    rating('a', { points: 1, highest: 4, key: { value: 5, tolerance: 0 } }),
    (d) => updateQuestion(d, 'a', { highest: 5 }),
    ['The correct answer is allowed again: 5'],
  ],
  [
    'a knock-out that nobody can give any more',
    number('a', { max: 9, knockOut: { op: 'lessThan', value: 3 } }),
    (d) => updateQuestion(d, 'a', { min: 3 }),
    ['Knock-out “What about a?” is less than 3: true for some answers → true for no answer'],
  ],
  [
    'an option that becomes all of these',
    multipleChoice('a', TOOLS, with2),
    (d) => updateOption(d, 'a', 'Word', { role: 'all' }),
    ['Correct: Git and Make, without “all of these” → Git and Make, with “Word” as “all of these”'],
  ],
  ['points of what takes none', number('a', { points: 2 }), toKind('statement'), ['Points: 2 → 0']],
]

/** A multiple choice to which the option of that role is added. */
function complete(question: Question): Question {
  const isAll =
    'key' in question && question.kind === 'multipleChoice' && question.key?.options[0] === 'all'
  return isAll ? { ...question, options: [...question.options, withRole('all')] } : question
}

test.each(steps)('E11, E12, E13, E14, E16: %s', (_, question, edit, lines) => {
  const before = anAssessment(complete(question), statement('b'))
  const after = edit(before)
  expect(keyChanges(before, after).map(keyChangeLine)).toEqual(lines)
  expect(keyChanges(before, before)).toEqual([])
})

test('E11, E16: what is only written differently is the same key', () => {
  const same: readonly [Question, Edit][] = [
    [
      multipleChoice('a', TOOLS, with2),
      (d) => updateQuestion(d, 'a', { key: { options: ['Make', 'Git'] } }),
    ],
    [multipleChoice('a', TOOLS, with2), without('Word')],
    [multipleChoice('a', TOOLS, with2), (d) => updateOption(d, 'a', 'Git', { code: 'other' })],
    [singleChoice('a', TOOLS, { points: 1, key: { options: ['Git'] } }), toKind('multipleChoice')],
    [rating('a', { points: 1, key: { value: 2, tolerance: 0 } }), toKind('number')],
    [shortText('a', { points: 1 }), toKind('longText')],
    [
      rating('a', { points: 1, key: { value: 2, tolerance: 0 } }),
      (d) => updateQuestion(d, 'a', { highLabel: 'Excellent', look: 'stars' }),
    ],
    [
      number('a', { points: 1, max: 9, key: { value: 2, tolerance: 0 } }),
      (d) => updateQuestion(d, 'a', { max: 90, unit: 'years' }),
    ],
  ]
  for (const [question, edit] of same) {
    const before = anAssessment(question)
    expect(edit(before)).not.toBe(before)
    expect(keyChanges(before, edit(before))).toEqual([])
  }
})
