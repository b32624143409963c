import type { Answer } from '#schemas/answer.ts'
import type { Question } from '#schemas/question.ts'

import { prepareQuestion } from './answering.ts'
import type { Comparable } from './parts/defineAnswering.ts'

/** Whether nothing was answered: `0` is an answer, white space is not (rule B1). */
export function isBlank(question: Question, answer: Answer | undefined): boolean {
  return answer === undefined || prepareQuestion(question).value(answer) === null
}

/** Neither blank nor text that can't be parsed, such as 31 February (rule R3). */
export function isAnswered(question: Question, answer: Answer | undefined): boolean {
  return answer !== undefined && isAnswer(prepareQuestion(question).value(answer))
}

/** Whether a value, as conditions see it, is an answer (rule R3). */
export function isAnswer(value: Comparable | null): boolean {
  return value !== null && !Number.isNaN(value)
}
