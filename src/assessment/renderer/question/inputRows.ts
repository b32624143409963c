import type { Question } from '#schemas/question.ts'

/** Approximate number of rows, to estimate the height before rendering. */
export function inputRows(question: Question): number {
  if (question.kind === 'statement') return 0
  if (question.kind === 'singleChoice' && question.display === 'dropdown') return 1
  if (question.kind === 'matrix') return question.rows.length
  return 'options' in question ? question.options.length : 1
}
