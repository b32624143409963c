import type { AnswerableQuestion, Question } from '#schemas/question.ts'
import { takesKey } from '#src/assessment/engine/kinds/scoring.ts'
import { isSelfIdentification } from '#src/assessment/engine/selfIdentification.ts'

import { isScoredByOption, mostForOptions } from './optionPoints.ts'

/** Whether an answer can earn points; consenting and identifying oneself earn none. */
export function canBeWorthPoints(question: Question): question is ScorableQuestion {
  if (isSelfIdentification(question)) return false
  return question.kind !== 'statement' && question.kind !== 'consent'
}

type ScorableQuestion = Exclude<AnswerableQuestion, { kind: 'consent' }>

/** Whether the kind can't have a key, so that a reviewer gives the points. */
export function isMarkedByPeople(question: Question): boolean {
  return canBeWorthPoints(question) && !takesKey(question)
}

/** The maximum points of the question. */
export function worthOf(question: Question): number {
  if (!canBeWorthPoints(question)) return 0
  return isScoredByOption(question) ? mostForOptions(question) : (question.points ?? 0)
}
