import fc from 'fast-check'
import { expect, test } from 'vitest'

import { checkReadiness } from '#src/builder/model/readiness/checkReadiness.ts'
import { fixFinding } from '#src/builder/model/readiness/fixFinding.ts'
import { fixStep } from '#src/builder/screens/checks/fixStep.ts'
import { stepWords } from '#src/builder/model/words/stepWords.ts'
import { anyDefinition } from '#tests/support/arbitrary/arbitraries.ts'
import { anAssessment, section, shortText } from '#tests/support/definitions.ts'
import { fewRuns } from '#tests/support/propertyRuns.ts'

test('whatever one click fixes is a step with its own name', () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(anyDefinition, (definition) => {
      for (const finding of checkReadiness(definition)) {
        if (fixFinding(definition, finding) === null) continue
        seen.add(finding.kind)
        expect([finding.kind, fixStep(finding)]).not.toContain('fixProblem')
      }
    }),
    fewRuns,
  )
  expect(seen.size).toBeGreaterThan(4)
})

test('the name matches the button', () => {
  const draft = { ...anAssessment(), sections: [{ ...section('s', shortText('a')), draw: 3 }] }
  const [finding] = checkReadiness(draft)
  expect(finding && stepWords(fixStep(finding))).toBe('Pick 1 question')
})
