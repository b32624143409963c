import { expect } from 'vitest'

import type { Definition } from '#schemas/definition.ts'
import { checkReadiness } from '#src/builder/model/readiness/checkReadiness.ts'
import { fixFinding } from '#src/builder/model/readiness/fixFinding.ts'

/** `grade kind place.field`, where the place is the question or else the section. */
export function told(definition: Definition): string[] {
  return checkReadiness(definition).map(({ grade, kind, place }) => {
    const at = place.questionId ?? place.sectionId ?? 'assessment'
    return `${grade} ${kind} ${at}.${place.field}`
  })
}

/** Fixes the only finding, and reports the findings of the fixed draft. */
export function fixed(definition: Definition): Definition | null {
  const findings = checkReadiness(definition)
  expect(findings).toHaveLength(1)
  const [finding] = findings
  return finding ? fixFinding(definition, finding) : null
}
