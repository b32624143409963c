import type { Section } from '#schemas/definition.ts'

import { drawOf } from './lots.ts'
import type { ModelledQuestion } from './model.ts'
import type { Explorer } from './reach.ts'

/**
 * What the questions that a section draws add at least or at most. Those under a condition are
 * counted by themselves; here they take a place and add nothing.
 */
export function drawnSum(
  { model }: Explorer,
  section: Section,
  questions: readonly ModelledQuestion[],
  by: 'least' | 'most',
  weightOf: (question: ModelledQuestion) => number,
): number {
  const count = drawOf(section)?.drawn ?? 0
  const weights = questions
    .filter(({ drawn }) => drawn !== model.solver.true)
    .map((each) => (each.showIf === null ? weightOf(each) : 0))
    .toSorted((a, b) => a - b)
  const taken = by === 'least' ? weights.slice(0, count) : weights.slice(-count)
  return taken.reduce((sum, weight) => sum + weight, 0)
}
