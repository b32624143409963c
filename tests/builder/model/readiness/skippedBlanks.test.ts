import { expect, test } from 'vitest'

import type { Definition } from '#schemas/definition.ts'
import { checkReadiness } from '#src/builder/model/readiness/checkReadiness.ts'
import { evaluate } from '#tests/support/evaluations.ts'
import {
  anAssessment,
  answeredWith,
  number,
  section,
  singleChoice,
  withCalculated,
} from '#tests/support/definitions.ts'

const always = { required: true }
const asked = anAssessment(
  number('years'),
  number('months'),
  number('sure', always),
  number('certain', always),
  singleChoice('more', ['yes']),
  number('perhaps', { ...always, showIf: answeredWith('more', 'yes') }),
  section('drawn', { draw: 1 }, number('lucky', always), number('unlucky', always)),
)

/** The blanks skipped in the last of these. */
function skipped(...expressions: string[]): string[] {
  const values = Object.fromEntries(expressions.map((each, at) => [`v${at}`, each]))
  return found(withCalculated(asked, values))
}

function found(definition: Definition): string[] {
  return checkReadiness(definition).flatMap((finding) =>
    finding.kind === 'blankSkipped'
      ? [`${finding.grade} ${finding.place.calculatedId}: ${finding.of} without ${finding.name}`]
      : [],
  )
}

test('P13: min of several answers warns of one that may be blank', () => {
  expect(skipped('min(years, months)')).toEqual(['warning c_v0: min without years'])
  expect(skipped('max(sure, months, 3)')).toEqual(['warning c_v0: max without months'])
  expect(skipped('1 + min(sure, years * 2)')).toEqual(['warning c_v0: min without years'])
  expect(skipped('min(sure, perhaps)')).toEqual(['warning c_v0: min without perhaps'])
  expect(skipped('min(sure, lucky)')).toEqual(['warning c_v0: min without lucky'])
  expect(skipped('min(sure, if(certain > 3, 2 * sure))')).toEqual([
    'warning c_v0: min without certain',
  ])
})

test('P13: nothing is skipped for a single answer, required ones, or counts', () => {
  expect(skipped('min(years, 10)')).toEqual([])
  expect(skipped('max(0, min(years, 10))')).toEqual([])
  expect(skipped('min(sure, certain)')).toEqual([])
  expect(skipped('min(count(years), count(months))')).toEqual([])
  expect(skipped('sum(years, months)')).toEqual([])
  expect(skipped('min(sure, sum(years, months))')).toEqual([])
  expect(skipped('min(sure, if(count(years) = 0, 0, sure))')).toEqual([])
  expect(skipped('min(years, nobody)')).toEqual([])
})

test('P13: a calculated value may be blank if its inputs may be', () => {
  expect(skipped('years + 1', 'min(sure, v0)')).toEqual(['warning c_v1: min without v0'])
  expect(skipped('sure + 1', 'min(sure, v0)')).toEqual([])
})

test('P13: warnings match what the value does', () => {
  const definition = withCalculated(asked, { least: 'min(years, months)', safe: 'min(years, 10)' })
  const evaluation = evaluate(definition, { months: 7 })
  expect(evaluation.calculated[0]).toBe(7)
  expect(evaluation.calculated[1]).toBeNull()
})
