import type { Answer } from '#schemas/answer.ts'

/** Text typed into a number or date field that could not be parsed. */
export function isUnreadable(answer: Answer): answer is { raw: string } {
  return typeof answer === 'object' && 'raw' in answer && typeof answer.raw === 'string'
}
