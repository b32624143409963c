import { expect, test } from 'vitest'

import type { Definition } from '#schemas/definition.ts'
import { passedWithoutKnockOut, passResultOf } from '#src/assessment/engine/scoring/passResult.ts'
import { scoreAnswers } from '#src/assessment/engine/scoring/scoring.ts'
import { anAssessment, longText, number, singleChoice } from '#tests/support/definitions.ts'

const base = anAssessment(
  number('sum', { key: { value: 2, tolerance: 0 }, points: 4 }),
  singleChoice('permit', ['yes', 'no'], { knockOut: { op: 'is', value: 'no' } }),
  longText('why', { points: 6 }),
)
const passMarked: Definition = {
  ...base,
  settings: { ...base.settings, passMark: { percent: 40 } },
}

test.each([
  ['yes', { sum: 2 }],
  ['no', { sum: 1 }],
  ['open', { sum: 1, why: 'Because' }],
] as const)(
  'S21: with a knock-out nobody passes, and the pass mark is still %s',
  (passed, answers) => {
    const resultWith = (permit: string) =>
      passResultOf(
        scoreAnswers(passMarked, { ...answers, permit: { option: permit } }, { seed: 0 }),
      )
    expect(resultWith('yes')).toMatchObject({ passed, isKnockedOut: false })
    expect(passedWithoutKnockOut(resultWith('yes'))).toBe(passed)
    expect(resultWith('no')).toMatchObject({ passed, isKnockedOut: true })
    expect(passedWithoutKnockOut(resultWith('no'))).toBe('no')
  },
)

test('S21: without a pass mark there is nothing to pass', () => {
  const result = passResultOf(scoreAnswers(base, { permit: { option: 'yes' } }, { seed: 0 }))
  expect(result).toMatchObject({ passed: null, isKnockedOut: false })
  expect(passedWithoutKnockOut(result)).toBeNull()
})
