import type { Question } from '#schemas/question.ts'

/** How many rows the inputs of a question have, roughly: to guess how high it is before it is drawn. */
export function inputRows(question: Question): number {
  if (question.kind === 'statement') return 0
  if (question.kind === 'singleChoice' && question.display === 'dropdown') return 1
  if (question.kind === 'matrix') return question.rows.length
  return 'options' in question ? question.options.length : 1
}
