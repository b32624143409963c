import type { AnswerableQuestion } from '#schemas/question.ts'

/** Kinds without an answer key: what they are worth is for a reviewer to give. */
export function isMarkedByPeople({ kind }: AnswerableQuestion): boolean {
  return kind === 'longText' || kind === 'file' || kind === 'code' || kind === 'signature'
}
