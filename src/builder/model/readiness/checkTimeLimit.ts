import type { Section, Settings } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'
import { limitOfQuestion, limitOfSection } from '#src/assessment/engine/clock/limits.ts'
import type { Finding, FindingPlace } from '#src/assessment/engine/findings/findings.ts'

/** Checks that the layout can enforce the limit of a section or question (rule P15). */
export function checkTimeLimit(
  part: Section | Question,
  settings: Settings,
  place: FindingPlace,
): Finding[] {
  if (!('timeLimit' in part) || part.timeLimit === undefined) return []
  const limit = 'kind' in part ? limitOfQuestion(part, settings) : limitOfSection(part, settings)
  if (limit !== null) return []
  return [{ grade: 'warning', kind: 'timeLimitIdle', place: { ...place, field: 'timeLimit' } }]
}
