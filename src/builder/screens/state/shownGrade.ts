import type { Finding } from '#src/assessment/engine/findings/findings.ts'
import { isUnfinishedFinding } from '#src/assessment/engine/findings/unfinishedFindings.ts'
import type { ShownGrade } from '#src/builder/screens/assessments/readinessWords.ts'
import { type NewItems, isNewItem } from './newItemsStore.ts'

export function shownGrade(finding: Finding, newItems: NewItems): ShownGrade {
  // A new, empty assessment is not an error.
  if (finding.kind === 'noQuestions') return 'unfinished'
  const { questionId, sectionId, field } = finding.place
  const id = questionId ?? sectionId
  if (id === undefined) return finding.grade
  if (isOfNewKnockOut(finding) && isNewItem(newItems, id, 'knockOut')) return 'unfinished'
  if (!isUnfinishedFinding(finding)) return finding.grade
  const isOfCondition = field === 'showIf' || field === 'requiredIf' || field === 'knockOut'
  const isStillWritten =
    isNewItem(newItems, id) || (isOfCondition && isNewItem(newItems, id, field))
  return isStillWritten ? 'unfinished' : finding.grade
}

/** Its first comparison was not chosen by the author. */
function isOfNewKnockOut({ kind }: Finding): boolean {
  return kind === 'knockOutAlways' || kind === 'knockOutNever'
}
