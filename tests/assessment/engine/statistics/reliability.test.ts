import { expect, test } from 'vitest'

import { assessmentStatistics } from '#src/assessment/engine/statistics/assessmentStatistics.ts'
import {
  errorOfDifference,
  reliabilityVerdict,
} from '#src/assessment/engine/statistics/reliability.ts'
import { meanOf } from '#src/assessment/engine/statistics/moments.ts'
import { anAssessment } from '#tests/support/definitions.ts'
import { attemptWith, keyed, me } from '#tests/support/reviewing/submissions.ts'

test.each([
  [1, 'excellent'],
  [0.9, 'excellent'],
  [0.899, 'good'],
  [0.8, 'good'],
  [0.7965, 'adequate'],
  [0.7, 'adequate'],
  [0.7 - Number.EPSILON / 2, 'adequate'],
  [0.696, 'low'],
  [0.5, 'low'],
  [0.499, 'tooLow'],
  [0.15, 'tooLow'],
  [-0.3, 'tooLow'],
])('F13: the verdict of alpha %d is %s', (alpha, verdict) => {
  expect(reliabilityVerdict(alpha)).toBe(verdict)
})

test('F14: the error of a difference is that of two scores with independent errors', () => {
  const errors = [-3, -1, 0, 4]
  const differences = errors.flatMap((one) => errors.map((other) => one - other))
  const error = (values: number[]) => Math.sqrt(meanOf(values.map((value) => value ** 2)))
  expect(errorOfDifference(error(errors))).toBeCloseTo(error(differences), 12)
  expect(errorOfDifference(0.1075)).toBeCloseTo(0.152, 3)
})

test('F15: calculated points count in scores alone, and a knock-out in no figure', () => {
  const questions = [keyed('a'), keyed('b'), keyed('c')]
  const plain = anAssessment(...questions)
  const calculated = [{ id: 'v', name: 'v', expression: 'a + b', points: { most: 10 } }]
  const knockOut = { op: 'is', value: 0 } as const
  const withKnockOut = anAssessment(keyed('a', { knockOut }), keyed('b'), keyed('c'))
  const attempts = Array.from({ length: 40 }, (_, at) =>
    attemptWith({ a: at % 2, b: Number(at % 4 > 1), c: Number(at % 8 > 2) }),
  )
  const of = (definition: typeof plain) => assessmentStatistics(definition, attempts, me)
  const { reliability, questions: each, mean, tenths } = of({ ...plain, calculated })
  expect({ reliability, each }).toEqual({
    reliability: of(plain).reliability,
    each: of(plain).questions,
  })
  expect(mean).not.toEqual(of(plain).mean)
  expect(tenths).not.toEqual(of(plain).tenths)
  expect(of(withKnockOut)).toEqual(of(plain))
})
