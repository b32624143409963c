import { expect, test } from 'vitest'

import { proveReadiness } from '#src/builder/model/readiness/proveReadiness.ts'
import { findingWords } from '#src/builder/model/words/findingWords.ts'
import { anAssessment, number, when } from '#tests/support/definitions.ts'

test('negating an impossible comparison has words of its own', () => {
  const definition = anAssessment(
    number('a', { max: 10 }),
    number('b', { showIf: when('a', { op: 'isNot', value: 70 }) }),
  )
  const { findings } = proveReadiness(definition)
  const finding = findings.find(({ kind }) => kind === 'comparisonNever')
  expect(findingWords(finding!, definition).why).toBe(
    'Whatever the answer, “What about a?” is not 70.',
  )
})
