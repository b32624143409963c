import { expect, test } from 'vitest'

import type { Question } from '#schemas/question.ts'
import { violationsOf } from '#src/assessment/engine/evaluation/validation.ts'
import { anAssessment, code, longText, shortText } from '#tests/support/definitions.ts'
import { evaluate } from '#tests/support/evaluations.ts'
import { fixed, told } from '#tests/support/findings.ts'

const KINDS = { shortText, longText, code }

test.each(Object.entries(KINDS))('L19: %s has at most 20,000 characters', (_, ask) => {
  const brokenBy = (question: Question, length: number) =>
    violationsOf(evaluate(anAssessment(question), { a: '😀'.repeat(length) })).map(
      ({ rule, limit }) => `${rule} ${limit}`,
    )
  expect(brokenBy(ask('a'), 20_000)).toEqual([])
  expect(brokenBy(ask('a'), 20_001)).toEqual(['maxLength 20000'])
  expect(brokenBy(ask('a', { maxLength: 50_000 }), 20_001)).toEqual(['maxLength 20000'])
  expect(brokenBy(ask('a', { maxLength: 10 }), 20_001)).toEqual(['maxLength 10'])
})

test.each(Object.entries(KINDS))('P5, P10: a longer limit of %s is a warning', (_, ask) => {
  expect(told(anAssessment(ask('a', { maxLength: 20_000 })))).toEqual([])
  const longer = anAssessment(ask('a', { maxLength: 20_001 }))
  expect(told(longer)).toEqual(['warning maxLengthTooHigh a.limits'])
  expect(fixed(longer)).toEqual(anAssessment(ask('a', { maxLength: 20_000 })))
  expect(told(anAssessment(ask('a', { minLength: 20_001 })))).toEqual([
    'problem limitsUpsideDown a.limits',
  ])
})
