import type { Settings } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'
import { limitOfQuestion } from '#src/assessment/engine/clock/limits.ts'
import type { Finding, FindingPlace } from '#src/assessment/engine/findings/findings.ts'

/** Checks that the layout can enforce the limit of a question (rule P15). */
export function checkTimeLimit(
  question: Question,
  settings: Settings,
  place: FindingPlace,
): Finding[] {
  if (!('timeLimit' in question) || question.timeLimit === undefined) return []
  if (limitOfQuestion(question, settings) !== null) return []
  return [{ grade: 'warning', kind: 'timeLimitIdle', place: { ...place, field: 'timeLimit' } }]
}
