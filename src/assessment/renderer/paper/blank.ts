/** Room on paper for the answer to one kind of question. */
import { createElement, type FunctionComponent, type ReactNode } from 'react'

import type { Question, QuestionKind, QuestionOf } from '#schemas/question.ts'
import { isOfKind } from '#src/assessment/renderer/session/field.ts'

/** Keyed by kind, so that the table can't mix them up. */
export type Blank<K extends QuestionKind = QuestionKind> = {
  readonly kind: K
  draw: (question: Question) => ReactNode
}

export function defineBlank<K extends QuestionKind>(
  kind: K,
  Drawn: FunctionComponent<{ question: QuestionOf<K> }>,
): Blank<K> {
  return {
    kind,
    draw(question) {
      if (!isOfKind(question, kind)) throw new Error(`${question.id} is not of kind ${kind}`)
      return createElement(Drawn, { question })
    },
  }
}
