import type { AnswerableQuestion, Question } from '#schemas/question.ts'

/**
 * Whether the question asks which group a candidate belongs to: its answers are only counted over
 * groups (rules G1 to G4).
 */
export function isSelfIdentification(question: Question): boolean {
  return question.kind === 'singleChoice' && question.selfIdentification === true
}

/** Whether candidates can be made to answer. Self-identification is always optional (rule G1). */
export function canBeRequired(question: Question): question is AnswerableQuestion {
  return question.kind !== 'statement' && !isSelfIdentification(question)
}
