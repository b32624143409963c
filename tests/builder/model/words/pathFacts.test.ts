import { expect, test } from 'vitest'

import { minutesWords, pointsWords } from '#src/builder/model/words/pathFacts.ts'

test('minutes are those of the shortest and the longest path, or bounds', () => {
  expect(minutesWords({ least: 1, most: 1, isExact: true })).toBe('Takes about 1 minute.')
  expect(minutesWords({ least: 5, most: 9, isExact: true })).toBe(
    'Takes 5 to 9 minutes, depending on the path.',
  )
  expect(minutesWords({ least: 5, most: 9, isExact: false })).toBe(
    'Takes at least 5 and at most 9 minutes, depending on the path.',
  )
})

test.each([
  [0, 0, ''],
  [0, 1, 'Gives at most 1 point.'],
  [0, 1_200, 'Gives at most 1,200 points.'],
  [-2, 34, 'Gives at least −2 and at most 34 points.'],
  [1, 2, 'Gives at least 1 and at most 2 points.'],
  [1, 1, 'Gives 1 point on every path.'],
])('of points from %s to %s the bounds are told', (least, most, words) => {
  expect(pointsWords({ least, most })).toBe(words)
})
