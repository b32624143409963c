import { isDrawn, questionsInOrder } from '#src/assessment/engine/evaluation/evaluation.ts'
import type { Evaluation } from '#src/assessment/engine/evaluation/evaluationState.ts'
import type { Question } from '#schemas/question.ts'
import { answering } from '#src/assessment/engine/kinds/answering.ts'
import { promptLine } from '#src/assessment/renderer/text/promptParts.ts'

import type { FillSession } from './fillSession.ts'

/** "4. How many years?": the prompt as it is listed, with its number if it has one. */
export function numberedPrompt(
  { id, prompt }: Question,
  session: FillSession,
  numbers: ReadonlyMap<string, number>,
): string {
  const number = numbers.get(id)
  const line = promptLine(prompt, session.quote)
  return number === undefined ? line : `${number}. ${line}`
}

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
