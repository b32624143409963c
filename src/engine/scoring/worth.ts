import type { Question } from '#schemas/question.ts'

import { isScoredByOption, mostForOptions } from './optionPoints.ts'

/** The most that the question can give. */
export function worthOf(question: Question): number {
  if (question.kind === 'statement' || question.kind === 'consent') return 0
  return isScoredByOption(question) ? mostForOptions(question) : (question.points ?? 0)
}
