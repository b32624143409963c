import { expect, test } from 'vitest'

import type { Question } from '#schemas/question.ts'
import { checkReadiness } from '#src/builder/model/readiness/checkReadiness.ts'
import {
  anAssessment,
  matrix,
  multipleChoice,
  number,
  ranking,
  singleChoice,
  withRole,
} from '#tests/support/definitions.ts'
import { fixed, told } from '#tests/support/findings.ts'

const OPTIONS = ['w', 'x', 'y', 'z']
const byOption = (w: number, x: number, y: number, z: number, own = {}) =>
  multipleChoice('a', OPTIONS, { optionPoints: { byOption: { w, x, y, z }, floor: 0 }, ...own })
const withKey = (options: string[], own = {}) =>
  multipleChoice('a', OPTIONS, { points: 4, key: { options }, ...own })
const perOption = (options: string[]) =>
  multipleChoice('a', OPTIONS, { points: 4, key: { options, grading: 'perOption' } })
const rows = (right: string[], several: boolean) =>
  matrix('a', ['r', 's'], OPTIONS, {
    several,
    points: 4,
    key: { byRow: { r: right, s: right }, grading: 'perRow' },
  })

const cases: readonly (readonly [string, Question, boolean])[] = [
  ['points without a penalty', byOption(2, 2, 0, 0), true],
  ['points for all', byOption(1, 1, 1, 1), true],
  ['a penalty', byOption(3, 3, -1, -1), false],
  ['a limit', byOption(2, 2, 0, 0, { maxChoices: 2 }), false],
  ['a floor that makes up for the penalty', byOption(0, 0, -1, 0), false],
  ['a key with all options', withKey(OPTIONS), true],
  ['a key with some', withKey(['w', 'x']), false],
  [
    'a key with all of these, which is offered',
    { ...withKey(OPTIONS), options: [...withKey(OPTIONS).options, withRole('all')] },
    false,
  ],
  ['a key in parts', perOption(['w', 'x']), false],
  ['a key in parts with all options', perOption(OPTIONS), true],
  ['rows with several', rows(['w', 'x'], true), false],
  ['rows with all', rows(OPTIONS, true), true],
  ['rows with one', rows(OPTIONS, false), false],
  ['one of all', singleChoice('a', OPTIONS, { points: 1, key: { options: OPTIONS } }), false],
  ['a ranking', ranking('a', OPTIONS, { points: 1, key: { order: ['x', 'w', 'y', 'z'] } }), false],
  ['a number', number('a', { points: 1, key: { value: 1, tolerance: 0 } }), false],
  ['no points', multipleChoice('a', OPTIONS), false],
]

test.each(cases)('P18: choosing everything, with %s', (_, question, isBest) => {
  const kinds = checkReadiness(anAssessment(question)).map(({ kind }) => kind)
  expect(kinds.includes('everythingIsBest')).toBe(isBest)
})

test('P18, P10: as many choices as give points, and it no longer does', () => {
  const draft = anAssessment(byOption(2, 2, 0, 0))
  expect(told(draft)).toEqual(['warning everythingIsBest a.key'])
  expect(fixed(draft)).toEqual(anAssessment(byOption(2, 2, 0, 0, { maxChoices: 2 })))
  expect(told(fixed(draft)!)).toEqual([])
  expect(fixed(anAssessment(withKey(OPTIONS)))).toBeNull()
})
