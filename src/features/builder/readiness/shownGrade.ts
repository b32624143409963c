import type { Finding, FindingGrade } from '#src/engine/readiness/findings.ts'
import { isLack } from '#src/engine/readiness/lacks.ts'
import { type Begun, isBegun } from '#src/features/builder/draft/begunStore.ts'

/** What is still to be written is shown as that, and not as a problem. */
export type ShownGrade = FindingGrade | 'toWrite'

export function shownGrade(finding: Finding, begun: Begun): ShownGrade {
  // Nothing is wrong with an assessment that has only just been created.
  if (finding.kind === 'noQuestions') return 'toWrite'
  const { questionId, sectionId, field } = finding.place
  const id = questionId ?? sectionId
  if (id === undefined || !isLack(finding)) return finding.grade
  const isOfCondition = field === 'showIf' || field === 'requiredIf' || field === 'knockOut'
  const isStillWritten = isBegun(begun, id) || (isOfCondition && isBegun(begun, id, field))
  return isStillWritten ? 'toWrite' : finding.grade
}
