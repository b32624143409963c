/**
 * Renders one kind of question in a finished response. For staff: candidates see their answers as
 * plain text, and load none of this.
 */
import { createElement, type FunctionComponent, type ReactNode } from 'react'

import type { Answer } from '#schemas/answer.ts'
import type { Question, QuestionKind, QuestionOf } from '#schemas/question.ts'
import { isOfKind } from '#src/assessment/renderer/session/field.ts'
import type { FileReader } from '#src/assessment/renderer/session/fileKeeper.ts'

export type AnswerProps<K extends QuestionKind> = {
  question: QuestionOf<K>
  answer: Answer
  /** The options are in this candidate's order, which differs from the authored one. */
  isReordered: boolean
  files: FileReader
}

/** Keyed by kind, so that the table can't mix them up. */
export type DrawAnswer<K extends QuestionKind = QuestionKind> = {
  readonly kind: K
  draw: (question: Question, props: Omit<AnswerProps<K>, 'question'>) => ReactNode
}

export function defineAnswer<K extends QuestionKind>(
  kind: K,
  Drawn: FunctionComponent<AnswerProps<K>>,
): DrawAnswer<K> {
  return {
    kind,
    draw(question, props) {
      if (!isOfKind(question, kind)) throw new Error(`${question.id} is not of kind ${kind}`)
      return createElement(Drawn, { ...props, question })
    },
  }
}
