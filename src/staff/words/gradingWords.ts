import type { Question, QuestionOf } from '#schemas/question.ts'

import { staffWords } from './staffWords.ts'

/** How a key shares the points among its parts. */
export type Grading =
  | NonNullable<NonNullable<QuestionOf<'ranking'>['key']>['grading']>
  | NonNullable<NonNullable<QuestionOf<'multipleChoice'>['key']>['grading']>
  | 'perRow'

/** How the points are shared among the parts of the key; null if it is all or nothing. */
export function gradingOf(question: Question): Grading | null {
  const { kind } = question
  if (kind !== 'ranking' && kind !== 'multipleChoice' && kind !== 'matrix') return null
  const grading = question.key?.grading ?? 'all'
  return grading === 'all' ? null : grading
}

/** "Each correct row earns an equal share of the points."; null if it is all or nothing. */
export function gradingWords(question: Question): string | null {
  const grading = gradingOf(question)
  return grading && staffWords.scores.shared[grading]
}
