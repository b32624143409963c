import { expect } from 'vitest'

import type { Definition } from '#schemas/definition.ts'
import { checkReadiness } from '#src/engine/readiness/checkReadiness.ts'
import { mendFinding } from '#src/engine/readiness/mendFinding.ts'

/** `grade kind place.field`, the place being the question or else the section. */
export function told(definition: Definition): string[] {
  return checkReadiness(definition).map(({ grade, kind, place }) => {
    const at = place.questionId ?? place.sectionId ?? 'assessment'
    return `${grade} ${kind} ${at}.${place.field}`
  })
}

/** Mends the only finding, and says what is told of the mended draft. */
export function mended(definition: Definition): Definition | null {
  const findings = checkReadiness(definition)
  expect(findings).toHaveLength(1)
  const [finding] = findings
  return finding ? mendFinding(definition, finding) : null
}
