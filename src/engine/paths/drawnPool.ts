import type { Section } from '#schemas/definition.ts'

import { drawOf } from './randomDraws.ts'
import type { ModelledQuestion } from './model.ts'
import type { Explorer } from './reach.ts'

/**
 * The minimum or maximum that the drawn questions of a section add. Conditional questions are
 * counted separately; here they take a slot and add nothing.
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
