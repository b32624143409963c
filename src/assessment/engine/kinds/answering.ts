import type { Answer } from '#schemas/answer.ts'
import type { Question, QuestionKind } from '#schemas/question.ts'
import type { TextRules } from '#schemas/textRules.ts'
import { isSelfIdentification } from '#src/assessment/engine/selfIdentification.ts'

import { date } from './date/answering.ts'
import type { Answering, PreparedQuestion } from './parts/defineAnswering.ts'
import { file } from './file/answering.ts'
import { matrix } from './matrix/answering.ts'
import { multipleChoice } from './multipleChoice/answering.ts'
import { number } from './number/answering.ts'
import { code, consent, longText, signature, statement } from './plainAnswering.ts'
import { ranking } from './ranking/answering.ts'
import { rating } from './rating/answering.ts'
import { shortText } from './shortText/answering.ts'
import { singleChoice } from './singleChoice/answering.ts'

/** The meaning of answers, by kind. A missing kind does not compile. */
export const answering: { readonly [K in QuestionKind]: Answering<K> } = {
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
  statement,
}

/**
 * The question, prepared for reading answers. Without `textRules`, by the first; they change nothing
 * about what is blank.
 */
export function prepareQuestion(question: Question, textRules?: TextRules): PreparedQuestion {
  const prepared = answering[question.kind].prepare(question, textRules)
  // Nothing may be compared with a self-identification (rule G1).
  return isSelfIdentification(question) ? Object.assign(prepared, { view: () => null }) : prepared
}

/** Whether an answer is not blank and breaks no rule of the question. */
export function allowedBy(question: Question, textRules?: TextRules): (answer: Answer) => boolean {
  const prepared = prepareQuestion(question, textRules)
  return (answer) => prepared.value(answer) !== null && prepared.brokenRule(answer) === null
}
