import { expect, test } from 'vitest'

import { coefficientText, scoreFigureText } from '#src/review/screens/statistics/figureWords.ts'
import { numberText, typedNumberText } from '#src/assessment/words/values/formats.ts'
import { percentText, pointsText } from '#src/staff/words/pointsText.ts'
import { shareWords } from '#src/staff/words/scoreReasonWords.ts'

test('zero has no sign, however little is missing', () => {
  expect([-0, -0.001, 0.001].map((points) => pointsText(points))).toEqual(['0', '0', '0'])
  expect(pointsText(-0.25)).toBe('−0.25')
  expect(percentText(-0)).toBe('0%')
  expect([-0, -0.001, -0.256].map((value) => coefficientText(value))).toEqual([
    '0.00',
    '0.00',
    '−0.26',
  ])
})

test.each([
  ['points', pointsText(-1), '−1'],
  ['a percentage', percentText(-0.5), '−50%'],
  ['a coefficient', coefficientText(-0.28), '−0.28'],
  ['a score figure', scoreFigureText(-0.108), '−10.8%'],
  ['a number', numberText(-1234.5), '−1,234.5'],
  ['a typed number', typedNumberText(-1822), '−1822'],
])('L24: %s below 0 has a minus sign', (_, shown, expected) => {
  expect(shown).toBe(expected)
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
