import type { ReactNode } from 'react'

import type { Question, QuestionKind } from '#schemas/question.ts'

import { type AnswerProps, type DrawAnswer, defineAnswer } from './answer.ts'
import { matrix, multipleChoice, ranking, rating, singleChoice } from './choices.tsx'
import { file } from './file.tsx'
import { consent, signature } from './signing.tsx'
import { code, date, longText, number, shortText } from './texts.tsx'

/** By kind. A missing kind does not compile. */
const answers: { readonly [K in QuestionKind]: DrawAnswer<K> } = {
  singleChoice,
  multipleChoice,
  shortText,
  longText,
  number,
  date,
  rating,
  ranking,
  matrix,
  file,
  code,
  signature,
  consent,
  statement: defineAnswer('statement', () => null),
}

export function drawAnswer(
  question: Question,
  props: Omit<AnswerProps<QuestionKind>, 'question'>,
): ReactNode {
  return answers[question.kind].draw(question, props)
}
