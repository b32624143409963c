import type { Answer } from '#schemas/answer.ts'
import type { Question } from '#schemas/question.ts'

import { isMatrixAnswer } from './matrix.ts'
import { isMultipleChoiceAnswer } from './multipleChoice.ts'
import { isRankingAnswer } from './ranking.ts'
import { isSingleChoiceAnswer } from './singleChoice.ts'

/** The options that an answer names; none where its question does not take its shape (rule B2). */
export function chosenOptions(question: Question, answer: Answer): readonly string[] {
  switch (question.kind) {
    case 'singleChoice':
      return isSingleChoiceAnswer(answer) && answer.option !== undefined ? [answer.option] : []
    case 'multipleChoice':
      return isMultipleChoiceAnswer(answer) ? answer.options : []
    case 'ranking':
      return isRankingAnswer(answer) ? answer : []
    case 'matrix':
      return isMatrixAnswer(answer) ? Object.values(answer).flat() : []
    case 'shortText':
    case 'longText':
    case 'number':
    case 'date':
    case 'rating':
    case 'file':
    case 'code':
    case 'signature':
    case 'consent':
    case 'statement':
      return []
  }
}
