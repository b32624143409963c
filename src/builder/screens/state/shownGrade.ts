import type { Finding, FindingGrade } from '#src/assessment/engine/findings/findings.ts'
import { isUnfinishedFinding } from '#src/assessment/engine/findings/unfinishedFindings.ts'
import { isNewCondition, missingKey, type NewItems, NOTHING_NEW } from './newItemsStore.ts'

/** Unfinished parts are shown as such, not as problems. */
export type ShownGrade = FindingGrade | 'unfinished'

/**
 * "2 problems, 1 unfinished, 1 warning", or "Ready". A draft that nobody is editing has nothing new.
 */
export function readinessWords(
  findings: readonly Finding[],
  newItems: NewItems = NOTHING_NEW,
): string {
  const grades = findings.map((finding) => shownGrade(finding, newItems))
  const count = (wanted: ShownGrade) => grades.filter((grade) => grade === wanted).length
  const problems = count('problem')
  const unfinished = count('unfinished')
  const undecided = count('undecided')
  const warnings = count('warning')
  const parts = [
    ...(problems > 0 ? [`${problems} problem${problems === 1 ? '' : 's'}`] : []),
    ...(unfinished > 0 ? [`${unfinished} unfinished`] : []),
    ...(undecided > 0 ? [`${undecided} undecided`] : []),
    ...(warnings > 0 ? [`${warnings} warning${warnings === 1 ? '' : 's'}`] : []),
  ]
  return parts.length === 0 ? 'Ready' : parts.join(', ')
}

/**
 * What is missing is unfinished until publishing is tried, and what is wrong while it is typed is
 * unfinished until the field is left.
 */
export function shownGrade(finding: Finding, newItems: NewItems): ShownGrade {
  // A new, empty assessment is not an error.
  if (finding.kind === 'noQuestions') return 'unfinished'
  const { questionId, sectionId } = finding.place
  const id = questionId ?? sectionId
  const isOfNewKnockOut = finding.kind === 'knockOutAlways' || finding.kind === 'knockOutNever'
  // Its first comparison was not chosen by the author.
  if (isOfNewKnockOut && id !== undefined && isNewCondition(newItems, id, 'knockOut')) {
    return 'unfinished'
  }
  if (finding.kind === 'conditionEmpty') return gradeOfEmptyCondition(finding, newItems)
  if (isUnfinishedFinding(finding) && !newItems.due.has(missingKey(finding))) return 'unfinished'
  return isBeingTyped(finding, newItems) ? 'unfinished' : finding.grade
}

/** A comparison without a value hides its question, so it is a problem once it is left. */
function gradeOfEmptyCondition({ grade, place }: Finding, newItems: NewItems): ShownGrade {
  const id = place.questionId ?? place.sectionId ?? ''
  const { field } = place
  const isOfCondition = field === 'showIf' || field === 'requiredIf' || field === 'knockOut'
  return isOfCondition && isNewCondition(newItems, id, field) ? 'unfinished' : grade
}

/** Problems that half of a text or a number can have, and the whole need not. */
const OF_HALF_TYPED: readonly Finding['kind'][] = [
  'noTitle',
  'duplicateCodes',
  'patternBroken',
  'limitsUpsideDown',
  'keyOutOfReach',
  'levelTooLow',
  'levelTooHigh',
  'numberNever',
  'deadQuote',
  'quoteOfLater',
  'bandsAlike',
  'expressionBroken',
]

function isBeingTyped(finding: Finding, { typing }: NewItems): boolean {
  if (typing === null || !OF_HALF_TYPED.includes(finding.kind)) return false
  // Said of a condition elsewhere while the scale that it compares with is typed.
  if (finding.kind === 'numberNever' && typing.address === finding.operandId) return true
  const { sectionId, questionId, calculatedId, field = null } = finding.place
  if (typing.address !== (questionId ?? sectionId ?? null)) return false
  const named = calculatedId === undefined ? field : `${calculatedId}.${field}`
  return typing.field === null || typing.field === named || isOfWholeCard(finding)
}

/** They are said of a field beside the one that causes them. */
function isOfWholeCard({ kind }: Finding): boolean {
  return kind === 'keyOutOfReach' || kind === 'limitsUpsideDown' || kind === 'patternBroken'
}
