import type { Evaluation } from './evaluationState.ts'
import type { Violation } from '#src/assessment/engine/violation.ts'

/** Every violation in the candidate's order, of one section or of all. */
export function violationsOf(evaluation: Evaluation, sectionId?: string): Violation[] {
  const { compiled, violations, order } = evaluation
  const section = compiled.sections[compiled.indexBySectionId.get(sectionId ?? '') ?? -1]
  const { from, to } = section ?? { from: 0, to: sectionId === undefined ? order.length : 0 }
  const found: Violation[] = []
  for (const index of order.subarray(from, to)) {
    const violation = violations[index]
    if (violation) found.push(violation)
  }
  return found
}
