import { expect, test } from 'vitest'

import { levelPointsWords } from '#src/review/screens/attempt/levelWords.ts'
import { longText } from '#tests/support/definitions.ts'

const level = (points: number) => ({ id: `l${points}`, text: '', points })
const levels = [-1, 0, 2, 5].map(level)
const question = longText('why', { points: 4, rubric: { levels } })

test('J1: where a mark can’t have the points of a level, the reviewer reads both', () => {
  expect(levels.map((each) => levelPointsWords(question, each))).toEqual([
    '0 points (the rubric says −1, outside what this question can give)',
    '0 points',
    '2 points',
    '4 points (the rubric says 5, outside what this question can give)',
  ])
})
