import type { Finding, FindingPlace } from '#src/assessment/engine/findings/findings.ts'

import { checkAnswering } from './checkAnswering.ts'
import { checkKnockOut } from './checkKnockOut.ts'
import { checkOptionUse } from './checkOptionUse.ts'
import { checkComparisons, checkRule } from './checkRule.ts'
import type { Model, Rule } from './model.ts'
import type { Explorer, PlaceReach } from './reachability.ts'

/**
 * The findings of one section or question; `longest` is the duration of the longest path in
 * minutes.
 */
export function checkPlace(
  explorer: Explorer,
  { place, reach }: PlaceReach,
  longest: number,
): Finding[] {
  const at: FindingPlace = { ...place, field: 'showIf' }
  if (reach.kind === 'never') {
    return [
      { grade: 'problem', kind: 'unreachable', because: reach.because, place: at },
      ...checkComparisons(explorer, ruleAt(explorer.model, place)),
    ]
  }
  if (reach.kind === 'unclear') {
    return [{ grade: 'undecided', kind: 'undecided', about: 'reach', why: reach.why, place: at }]
  }
  const { kind: _, ...witness } = reach
  const { model } = explorer
  const { indexByQuestionId, indexBySectionId } = model.compiled
  const section = model.sections[indexBySectionId.get(place.sectionId ?? '') ?? -1]
  if (section === undefined) return []
  if (place.questionId === undefined) {
    return checkRule(explorer, section.showIf, [], model.solver.true)
  }
  const question = model.questions[indexByQuestionId.get(place.questionId) ?? -1]
  if (question === undefined) return []
  const above = [section.showIf, question.showIf]
  return [
    ...checkRule(explorer, question.showIf, [section.showIf], section.shown),
    ...checkRule(explorer, question.requiredIf, above, question.shown),
    ...checkAnswering(explorer, question, place),
    ...checkOptionUse(question, place),
    ...checkKnockOut(explorer, question, place, witness, longest),
  ]
}

/** The condition that shows the place itself. */
function ruleAt({ compiled, sections, questions }: Model, place: FindingPlace): Rule | null {
  const { indexByQuestionId, indexBySectionId } = compiled
  const holder =
    place.questionId === undefined
      ? sections[indexBySectionId.get(place.sectionId ?? '') ?? -1]
      : questions[indexByQuestionId.get(place.questionId) ?? -1]
  return holder?.showIf ?? null
}

export function idOf({ questionId, sectionId }: FindingPlace): string {
  return questionId ?? sectionId ?? ''
}

/**
 * Whether the cause is already reported: a problem of the condition, or of the options or limits.
 */
export function explainedBy(local: readonly Finding[]): (finding: Finding) => boolean {
  const key = (place: FindingPlace, field = place.field) => `${idOf(place)} ${field}`
  const problems = new Set(
    local.filter(({ grade }) => grade === 'problem').map(({ place }) => key(place)),
  )
  return (finding) => {
    const { place } = finding
    if (problems.has(key(place))) return true
    if (finding.kind === 'cannotBeAnswered') return problems.has(key(place, 'options'))
    return 'because' in finding && finding.because.some((each) => problems.has(key(each)))
  }
}
