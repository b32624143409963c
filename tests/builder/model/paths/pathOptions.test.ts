import { expect, test } from 'vitest'

import type { Definition } from '#schemas/definition.ts'
import { proveReadiness } from '#src/builder/model/readiness/proveReadiness.ts'
import { anAssessment, multipleChoice, option } from '#tests/support/definitions.ts'

function told(definition: Definition): string[] {
  return proveReadiness(definition).findings.map(
    ({ grade, kind, place }) => `${grade} ${kind} ${place.questionId}.${place.field}`,
  )
}

test('K17: an option made unusable by the limits is a warning', () => {
  const options = [option('a'), option('b'), { ...option('both'), role: 'all' as const }]
  const many = { ...multipleChoice('many', []), options }
  expect(told(anAssessment({ ...many, maxChoices: 1 }))).toEqual([
    'warning optionNever many.options',
  ])
  expect(told(anAssessment({ ...many, maxChoices: 2 }))).toEqual([])
})

test('K17: of many options each is known to be usable after few checks', () => {
  const labels = Array.from({ length: 600 }, (_, place) => `o${place}`)
  const many = multipleChoice('many', labels, { minChoices: 2, maxChoices: 3 })
  expect(told(anAssessment(many))).toEqual([])
})
