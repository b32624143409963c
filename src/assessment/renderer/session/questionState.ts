import { isBlank } from '#src/assessment/engine/kinds/blank.ts'
import {
  answerOf,
  isRequired,
  isShown,
  violationOf,
} from '#src/assessment/engine/evaluation/evaluation.ts'
import type { Evaluation } from '#src/assessment/engine/evaluation/evaluationState.ts'
import type { Violation } from '#src/assessment/engine/violation.ts'

/** The state on which rendering a question depends, besides the question itself. */
export type QuestionState = {
  readonly shown: boolean
  readonly required: boolean
  readonly answered: boolean
  readonly marked: boolean
  /** There is something to clear: an answer, or a choice whose text is missing. */
  readonly started: boolean
  /** The violation after it was revealed, and until it is fixed. */
  readonly violation: Violation | null
}

/** `revealed`: whether its violation may be shown. `marked`: for later. */
export function readState(
  evaluation: Evaluation,
  questionId: string,
  { revealed, marked }: { revealed: boolean; marked: boolean },
): QuestionState {
  const index = evaluation.compiled.indexByQuestionId.get(questionId) ?? -1
  const question = evaluation.compiled.questions[index]?.question
  const violation = violationOf(evaluation, questionId)
  const answered = question !== undefined && !isBlank(question, answerOf(evaluation, questionId))
  return {
    shown: isShown(evaluation, questionId),
    required: isRequired(evaluation, questionId),
    answered,
    marked,
    started: answered || violation?.rule === 'ownWords',
    violation: revealed ? violation : null,
  }
}

export function isSameState(a: QuestionState, b: QuestionState): boolean {
  return (
    a.shown === b.shown &&
    a.required === b.required &&
    a.answered === b.answered &&
    a.marked === b.marked &&
    a.started === b.started &&
    a.violation === b.violation
  )
}
