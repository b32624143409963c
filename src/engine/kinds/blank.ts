import type { Answer } from '#schemas/answer.ts'
import type { Question } from '#schemas/question.ts'

import { askQuestion } from './answering.ts'

/** Whether nothing was answered: `0` is an answer, white space is not (rule B1). */
export function isBlank(question: Question, answer: Answer | undefined): boolean {
  return answer === undefined || askQuestion(question).value(answer) === null
}
