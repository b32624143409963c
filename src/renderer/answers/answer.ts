/**
 * How one kind of question is drawn in a finished response. For staff: candidates read their answers
 * as plain text, and load none of this.
 */
import { createElement, type FunctionComponent, type ReactNode } from 'react'

import type { Answer } from '#schemas/answer.ts'
import type { Question, QuestionKind, QuestionOf } from '#schemas/question.ts'
import { isOfKind } from '#src/renderer/fields/field.ts'
import type { FileReader } from '#src/renderer/fileKeeper.ts'

export type AnswerProps<K extends QuestionKind> = {
  question: QuestionOf<K>
  answer: Answer
  /** The options stand in the order of this candidate, which is not the authored one. */
  isReordered: boolean
  files: FileReader
  language: string
}

/** Named by its kind, so that the table can't mix them up. */
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
