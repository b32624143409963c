import { expect, test } from 'vitest'

import {
  alphaText,
  countedWords,
  differenceWords,
  discriminationText,
  facilityText,
  groupShareText,
  probabilityText,
  scoreFigureText,
  shareText,
  withoutWords,
} from '#src/review/screens/statistics/figureWords.ts'
import { anAssessment, number } from '#tests/support/definitions.ts'

test.each([
  ['an error', scoreFigureText(0.1075), '10.8%'],
  ['a deviation', scoreFigureText(0.2468), '24.7%'],
  ['a whole mean', scoreFigureText(0.62), '62.0%'],
  ['a small error', scoreFigureText(0.0004), '0.04%'],
  ['a facility', facilityText(0.8194), '82%'],
  ['a low facility', facilityText(0.2278), '23%'],
  ['a facility that is just too low', facilityText(0.1999), '19.99%'],
  ['same marks', shareText(7 / 11), '64%'],
  ['nearly all', shareText(0.996), '99.6%'],
  ['all', shareText(1), '100%'],
  ['a group', groupShareText(7 / 8), '87.5%'],
  ['the rest of it', groupShareText(1 / 8), '12.5%'],
  ['a whole group', groupShareText(1), '100%'],
  ['alpha short of a verdict', alphaText(0.7965), '0.797'],
  ['alpha short of the lowest that is adequate', alphaText(0.696), '0.696'],
  ['alpha', alphaText(0.1493), '0.15'],
  ['a discrimination', discriminationText(0.426), '0.43'],
  ['a poor one', discriminationText(0.1972), '0.197'],
  ['a probability', probabilityText(0.252), '0.252'],
  ['a probability below 0.05', probabilityText(0.0498, [0.05]), '0.0498'],
  ['a tiny one', probabilityText(0.0002), 'under 0.001'],
])('%s is rounded, not cut', (_, shown, expected) => {
  expect(shown).toBe(expected)
})

test('two scores are compared by the error of their difference, in percentage points', () => {
  expect(differenceWords(0.1075)).toBe(
    'Scores that differ by less than about 15 percentage points can’t be told apart. A difference of about 30 or more is rarely chance.',
  )
  expect(differenceWords(0.02)).toContain('less than about 2.8 percentage points')
})

test('reliability without a question is said beside the one with it, and how they differ', () => {
  expect(withoutWords(0.8045, 0.7965)).toBe(
    'With it: 0.797. Scores would be more consistent without it, by 0.008: consider removing it.',
  )
  expect(withoutWords(0.7, 0.7965)).toContain('With it: 0.797. Scores would be less consistent')
  expect(withoutWords(0.7004, 0.6996)).toContain('With it: 0.700, so it makes no difference.')
  expect(withoutWords(0.5005, 0.4994)).toContain(
    'With it: 0.499. Scores would be more consistent without it, by 0.002',
  )
  expect(withoutWords(0.7001, 0.7)).toBe('With it: 0.700, so it makes no difference.')
})

test('what calculated points and knock-outs do is said where there are any', () => {
  const plain = anAssessment(number('a', { points: 1 }))
  const calculated = [{ id: 'v', name: 'v', expression: 'a', points: { most: 2 } }]
  const knockOut = { op: 'is', value: 0 } as const
  expect(countedWords(plain)).toEqual([])
  expect(countedWords({ ...plain, calculated })).toEqual([
    expect.stringMatching(/^Points of calculated values count in the mean/),
  ])
  expect(countedWords(anAssessment(number('a', { knockOut })))).toEqual([
    expect.stringMatching(/^A knock-out changes no figure/),
  ])
})
