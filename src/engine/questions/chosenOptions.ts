import type { Answer, AnswerOf } from '#schemas/answer.ts'
import type { Question, QuestionOf } from '#schemas/question.ts'
import { entryOf } from '#src/engine/entry.ts'

import { isMatrixAnswer } from './matrix.ts'
import { isMultipleChoiceAnswer } from './multipleChoice.ts'
import { offerOf } from './offer.ts'
import { isRankingAnswer } from './ranking.ts'
import { isSingleChoiceAnswer } from './singleChoice.ts'

/**
 * The options that an answer chooses, in the rows that there are, and all that they stand for (rule
 * C12); none where its question does not take its shape (rule B2).
 */
export function chosenOptions(question: Question, answer: Answer): readonly string[] {
  switch (question.kind) {
    case 'singleChoice':
      return isSingleChoiceAnswer(answer) && answer.option !== undefined ? [answer.option] : []
    case 'multipleChoice':
      return isMultipleChoiceAnswer(answer) ? offerOf(question.options).chosen(answer.options) : []
    case 'ranking':
      return isRankingAnswer(answer) ? answer : []
    case 'matrix':
      return isMatrixAnswer(answer) ? chosenInRows(question, answer) : []
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

function chosenInRows(
  { rows, options, several }: QuestionOf<'matrix'>,
  answer: AnswerOf<'matrix'>,
): string[] {
  const { chosen } = offerOf(options)
  return rows.flatMap(({ id }) => {
    const named = entryOf(answer, id) ?? []
    return several ? chosen(named) : named
  })
}
