import fc from 'fast-check'
import { expect, test } from 'vitest'

import { answersOf } from '#src/engine/evaluation/evaluation.ts'
import { rehearse } from '#src/features/take/attempt/rehearsal.ts'
import { loadFields } from '#src/renderer/fields/fields.ts'
import { anyAnswers, anyDefinition, questionKinds } from '#tests/support/arbitrary/arbitraries.ts'
import { evaluate } from '#tests/support/evaluations.ts'
import { everyKind } from '#tests/support/everyKind.ts'
import { fewRuns } from '#tests/support/propertyRuns.ts'

test('a rehearsal takes questions of every kind, and changes nothing', async () => {
  expect(await loadFields(questionKinds, 'en')).toBe(true)
  fc.assert(
    fc.property(fc.oneof(anyDefinition, fc.constant(everyKind())), anyAnswers, (its, answers) => {
      const evaluation = evaluate(its, answers)
      const before = structuredClone(evaluation.compiled.definition)
      rehearse(evaluation)
      expect(answersOf(evaluation)).toEqual(answers)
      expect(evaluation.compiled.definition).toEqual(before)
    }),
    fewRuns,
  )
})
