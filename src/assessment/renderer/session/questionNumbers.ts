import { isDrawn, questionsInOrder } from '#src/assessment/engine/evaluation/evaluation.ts'
import type { Evaluation } from '#src/assessment/engine/evaluation/evaluationState.ts'
import { answering } from '#src/assessment/engine/kinds/answering.ts'

/**
 * The numbers candidates see, by question id, in their own order. They stop before the first
 * section that may be hidden, or that contains a question that may be: after that there would be
 * gaps, or numbers would change while the candidate looks.
 */
export function shownNumbers(evaluation: Evaluation): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>()
  for (const section of evaluation.compiled.definition.sections) {
    if (section.showIf || section.questions.some((question) => question.showIf)) break
    for (const { id, kind } of questionsInOrder(evaluation, section.id)) {
      if (answering[kind].answerable && isDrawn(evaluation, id)) numbers.set(id, numbers.size + 1)
    }
  }
  return numbers.size < 2 ? new Map() : numbers
}
