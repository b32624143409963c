import { isDrawn, questionsInOrder } from '#src/engine/evaluation.ts'
import type { Evaluation } from '#src/engine/evaluationState.ts'
import { kinds } from '#src/engine/questions/kinds.ts'

/**
 * The numbers that candidates see, by question id, in their own order. They end where the first
 * section begins that may be hidden, or a question in it: from there on they would have gaps, or
 * change under the candidate's eyes.
 */
export function shownNumbers(evaluation: Evaluation): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>()
  for (const section of evaluation.compiled.definition.sections) {
    if (section.showIf || section.questions.some((question) => question.showIf)) break
    for (const { id, kind } of questionsInOrder(evaluation, section.id)) {
      if (kinds[kind].answerable && isDrawn(evaluation, id)) numbers.set(id, numbers.size + 1)
    }
  }
  return numbers.size < 2 ? new Map() : numbers
}
