import { expect, test } from 'vitest'

import { proveReadiness } from '#src/engine/readiness/proveReadiness.ts'
import { findingWords } from '#src/wording/staff/findingWords.ts'
import { anAssessment, number, when } from '#tests/support/definitions.ts'

test('that nothing can be what a condition denies is said as it is', () => {
  const definition = anAssessment(
    number('a', { max: 10 }),
    number('b', { showIf: when('a', { op: 'isNot', value: 70 }) }),
  )
  const { findings } = proveReadiness(definition)
  const finding = findings.find(({ kind }) => kind === 'comparisonNever')
  expect(findingWords(finding!, definition).why).toBe(
    'Whatever is answered, it is true that “What about a?” is not 70.',
  )
})
