import { expect, test } from 'vitest'

import { coefficientText } from '#src/review/screens/statistics/figureWords.ts'
import { percentText, pointsText } from '#src/staff/words/pointsText.ts'
import { shareWords } from '#src/staff/words/scoreReasonWords.ts'

test('zero has no sign, however little is missing', () => {
  expect([-0, -0.001, 0.001].map((points) => pointsText(points))).toEqual(['0', '0', '0'])
  expect(pointsText(-0.25)).toBe('-0.25')
  expect(percentText(-0)).toBe('0%')
  expect([-0, -0.001, -0.256].map((value) => coefficientText(value))).toEqual([
    '0.00',
    '0.00',
    '−0.26',
  ])
})

test('S20: a percentage never contradicts the outcome beside it', () => {
  expect(percentText(9.99 / 20)).toBe('49%')
  expect(percentText(0.996)).toBe('99%')
  expect(percentText(1)).toBe('100%')
  expect(percentText(5 / 8, [62.5])).toBe('62.5%')
  const limits = [62.5]
  expect(shareWords({ points: 5, mostSoFar: 8, toBeMarked: 0 }, limits)).toBe('62.5%')
  expect(shareWords({ points: 4.99, mostSoFar: 8, toBeMarked: 0 }, limits)).toBe('62%')
})
