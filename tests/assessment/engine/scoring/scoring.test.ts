import { expect, test } from 'vitest'

import { scoreAnswers } from '#src/assessment/engine/scoring/scoring.ts'
import {
  anAssessment,
  answeredWith,
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
  singleChoice,
  statement,
  storedFile,
  withRole,
} from '#tests/support/definitions.ts'
import { scored } from '#tests/support/evaluations.ts'

const single = singleChoice('a', ['x', 'y', 'z'], { points: 2, key: { options: ['x', 'y'] } })
const several = multipleChoice('a', ['x', 'y', 'z'], { points: 3, key: { options: ['x', 'y'] } })

test('S1: without points there is nothing to earn', () => {
  expect(scored({ ...single, points: 0 }, { option: 'x' })).toBe('noPoints 0/0')
  expect(scored(longText('a'), 'words')).toBe('noPoints 0/0')
  expect(scored(number('a', { points: -1, key: { value: 1, tolerance: 0 } }), 1)).toBe(
    'noPoints 0/0',
  )
  expect(scored(statement('a'), undefined)).toBe('noPoints 0/0')
  expect(scored(consent('a', { points: 3 }), true)).toBe('noPoints 0/0')
})

test('S2: a hidden question has no maximum, a blank one earns nothing', () => {
  expect(scored(single, undefined)).toBe('blank 0/2')
  expect(scored(longText('a', { points: 5 }), '  ')).toBe('blank 0/5')
  const hidden = anAssessment(singleChoice('first'), {
    ...single,
    showIf: answeredWith('first', 'yes'),
  })
  expect(scoreAnswers(hidden, { a: { option: 'x' } }, { seed: 0 })).toMatchObject({
    points: 0,
    most: 0,
    questions: [
      { questionId: 'first', points: 0, most: 0, rule: 'noPoints' },
      { questionId: 'a', points: 0, most: 0, rule: 'notShown' },
    ],
  })
})

test('S3: any option in the key is correct for a single choice', () => {
  expect(scored(single, { option: 'x' })).toBe('keyMet 2/2')
  expect(scored(single, { option: 'y' })).toBe('keyMet 2/2')
  expect(scored(single, { option: 'z' })).toBe('keyMissed 0/2')
  expect(scored(single, { other: 'x' })).toBe('keyMissed 0/2')
})

test('S4: exactly the set in the key is correct for a multiple choice', () => {
  expect(scored(several, { options: ['y', 'x'] })).toBe('keyMet 3/3')
  expect(scored(several, { options: ['y', 'x', 'y'] })).toBe('keyMet 3/3')
  expect(scored(several, { options: ['x'] })).toBe('keyMissed 0/3')
  expect(scored(several, { options: ['x', 'z'] })).toBe('keyMissed 0/3')
  expect(scored(several, { options: ['x', 'y', 'z'] })).toBe('keyMissed 0/3')
  expect(scored(several, { options: ['x', 'y'], other: 'w' })).toBe('keyMissed 0/3')
  expect(scored(several, { options: ['x', 'y'], other: ' ' })).toBe('keyMet 3/3')
})

test('S4, C12: all of these is as correct as every ordinary option', () => {
  const all = multipleChoice('a', ['x', 'y'], { points: 1, key: { options: ['x', 'y'] } })
  all.options.push(withRole('all'))
  expect(scored(all, { options: ['all'] })).toBe('keyMet 1/1')
  expect(scored({ ...all, key: { options: ['all'] } }, { options: ['y', 'x'] })).toBe('keyMet 1/1')
  expect(scored({ ...all, key: { options: ['x'] } }, { options: ['all'] })).toBe('keyMissed 0/1')
})

test('S5: a short text is compared with the accepted texts', () => {
  const strict = shortText('a', {
    points: 1,
    key: { accepted: ['Zürich', ' Bern '], ignoreCase: false },
  })
  expect(scored(strict, ' Zu\u0308rich ')).toBe('keyMet 1/1')
  expect(scored(strict, 'Bern')).toBe('keyMet 1/1')
  expect(scored(strict, 'bern')).toBe('keyMissed 0/1')
  const lenient = shortText('a', { points: 1, key: { accepted: ['Zürich'], ignoreCase: true } })
  expect(scored(lenient, 'ZU\u0308RICH')).toBe('keyMet 1/1')
  expect(scored(lenient, 'Zurich')).toBe('keyMissed 0/1')
})

test('S6: a number is correct within the tolerance, inclusive', () => {
  const near = number('a', { points: 1, key: { value: 0.3, tolerance: 0.1 } })
  expect([0.2, 0.3, 0.4].map((answer) => scored(near, answer))).toEqual(Array(3).fill('keyMet 1/1'))
  expect(scored(near, 0.41)).toBe('keyMissed 0/1')
  expect(scored(near, 0.19)).toBe('keyMissed 0/1')
  expect(scored(near, { raw: '0,3' })).toBe('keyMissed 0/1')
  expect(scored(number('a', { points: 1, key: { value: 0, tolerance: 0 } }), 0)).toBe('keyMet 1/1')
})

test('S6: a rating and a date are correct within the tolerance', () => {
  const scale = rating('a', { points: 1, key: { value: 3, tolerance: 1 } })
  expect([2, 4].map((answer) => scored(scale, answer))).toEqual(Array(2).fill('keyMet 1/1'))
  expect([1, 5].map((answer) => scored(scale, answer))).toEqual(Array(2).fill('keyMissed 0/1'))
  const leap = date('a', { points: 1, key: { value: '2024-03-01', tolerance: 2 } })
  const days = ['2024-02-27', '2024-02-28', '2024-03-03', '2024-03-04']
  expect(days.map((answer) => scored(leap, answer))).toEqual([
    'keyMissed 0/1',
    'keyMet 1/1',
    'keyMet 1/1',
    'keyMissed 0/1',
  ])
  expect(scored(leap, { raw: '1 March' })).toBe('keyMissed 0/1')
})

test('S7: points without a key are given by a person', () => {
  expect(scored(longText('a', { points: 5 }), 'words')).toBe('toBeMarked 0/5')
  expect(scored(file('a', { points: 5 }), [storedFile('cv.pdf')])).toBe('toBeMarked 0/5')
  expect(scored(shortText('a', { points: 5 }), 'words')).toBe('toBeMarked 0/5')
  expect(scored(singleChoice('a', undefined, { points: 5 }), { option: 'yes' })).toBe(
    'toBeMarked 0/5',
  )
})

test('S8: the score is the sum, and so is the maximum on this path', () => {
  const definition = anAssessment(
    singleChoice('first', undefined, { points: 0.1, key: { options: ['yes'] } }),
    number('second', { points: 0.2, key: { value: 1, tolerance: 0 } }),
    longText('third', { points: 4 }),
    shortText('fourth', { points: 8, showIf: answeredWith('first', 'no') }),
  )
  const answers = { first: { option: 'yes' }, second: 1, third: 'words', fourth: 'kept' }
  const { points, most, toBeMarked } = scoreAnswers(definition, answers, { seed: 0 })
  expect({ points, most, toBeMarked }).toEqual({ points: 0.3, most: 4.3, toBeMarked: 4 })
})

test('S10: exactly the order in the key is correct', () => {
  const wishes = ranking('a', ['x', 'y', 'z'], { points: 2, key: { order: ['y', 'x', 'z'] } })
  expect(scored(wishes, ['y', 'x', 'z'])).toBe('keyMet 2/2')
  expect(scored(wishes, ['x', 'y', 'z'])).toBe('keyMissed 0/2')
  expect(scored(wishes, ['y', 'x'])).toBe('keyMissed 0/2')
})

test('S11: each row is scored separately', () => {
  const byRow = { r: ['x'], s: ['x', 'y'], t: [] }
  const one = matrix('a', ['r', 's', 't'], ['x', 'y', 'z'], {
    points: 1,
    key: { byRow, grading: 'all' },
  })
  expect(scored(one, { r: ['x'], s: ['y'] })).toBe('keyMet 1/1')
  expect(scored(one, { r: ['x'], s: ['z'] })).toBe('keyMissed 0/1')
  expect(scored(one, { r: ['x'] })).toBe('keyMissed 0/1')
  const perRow = { ...one, key: { byRow, grading: 'perRow' as const } }
  expect(scored(perRow, { r: ['x'], s: ['z'], t: ['z'] })).toBe('rowsMet 0.5/1')
  expect(scored(perRow, { r: ['x', 'y'], s: ['y'] })).toBe('rowsMet 0.5/1')
  const anyNumber = { ...perRow, several: true }
  expect(scored(anyNumber, { r: ['x'], s: ['y'] })).toBe('rowsMet 0.5/1')
  expect(scored(anyNumber, { r: ['x'], s: ['y', 'x'] })).toBe('rowsMet 1/1')
  const unkeyed = { ...one, key: { byRow: { t: [] }, grading: 'all' as const } }
  expect(scored(unkeyed, { t: ['z'] })).toBe('toBeMarked 0/1')
  const [rows] = scoreAnswers(anAssessment(perRow), { a: { s: ['y'] } }, { seed: 0 }).questions
  expect(rows?.parts).toEqual({ met: 1, of: 2 })
})

test('S17: a ranking gives a share for each place or pair', () => {
  const by = (grading: 'perPlace' | 'perPair', order = ['x', 'y', 'z']) =>
    ranking('a', order, { points: 3, key: { order, grading } })
  expect(scored(by('perPlace'), ['x', 'z', 'y'])).toBe('placesMet 1/3')
  expect(scored(by('perPair'), ['x', 'z', 'y'])).toBe('pairsMet 2/3')
  expect(scored(by('perPair'), ['z', 'y', 'x'])).toBe('pairsMet 0/3')
  expect(scored(by('perPair', ['x']), ['x'])).toBe('keyMet 3/3')
})

test('S18: a multiple choice gives a share for each correct option, less wrong ones', () => {
  const key = { options: ['x', 'y'], grading: 'perOption' as const }
  const graded = multipleChoice('a', ['x', 'y', 'z'], { points: 2, key })
  expect(scored(graded, { options: ['x'] })).toBe('optionsMet 1/2')
  expect(scored(graded, { options: ['x', 'y', 'z'] })).toBe('optionsMet 1/2')
  expect(scored(graded, { options: ['z'] })).toBe('optionsMet 0/2')
  expect(scored(graded, { options: ['x', 'y'] })).toBe('optionsMet 2/2')
})
