import type { Definition } from '#schemas/definition.ts'
import type { Finding, FindingPlace } from '#src/engine/readiness/findings.ts'

import { checkAnswering } from './checkAnswering.ts'
import { checkKnockOut } from './checkKnockOut.ts'
import { checkOptionUse } from './checkOptionUse.ts'
import { checkComparisons, checkRule } from './checkRule.ts'
import type { Extremes } from './extremes.ts'
import { minutesOfPaths } from './minutes.ts'
import type { Model, Rule } from './model.ts'
import { pointsOfPaths } from './points.ts'
import { type Explorer, newExplorer, type PlaceReach, reachAll } from './reach.ts'

export type PathCheck = {
  readonly findings: Finding[]
  /** Every section and question in authored order, and the way there. */
  readonly places: PlaceReach[]
  readonly minutes: Extremes
  readonly points: Extremes
}

/**
 * What only all paths through a definition together show, in authored order. `local` is what is
 * known of its single places already: what that explains is not told a second time.
 */
export function checkPaths(
  definition: Definition,
  local: readonly Finding[],
  steps?: number,
): PathCheck {
  const explorer = newExplorer(definition, steps)
  const places = reachAll(explorer)
  const minutes = minutesOfPaths(explorer)
  const isExplained = explainedBy(local)
  const reached = new Set<string>()
  const findings = places.flatMap(({ place, reach }) => {
    // What lies in a section that nothing reaches is told with the section.
    const isOpen = place.questionId === undefined || reached.has(place.sectionId ?? '')
    if (reach.kind === 'reached') reached.add(idOf(place))
    return isOpen ? checkPlace(explorer, { place, reach }, minutes.most) : []
  })
  return {
    findings: findings.filter((finding) => !isExplained(finding)),
    places,
    minutes,
    points: pointsOfPaths(explorer),
  }
}

function checkPlace(explorer: Explorer, { place, reach }: PlaceReach, longest: number): Finding[] {
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

/** The condition by which the place itself is shown. */
function ruleAt({ compiled, sections, questions }: Model, place: FindingPlace): Rule | null {
  const { indexByQuestionId, indexBySectionId } = compiled
  const holder =
    place.questionId === undefined
      ? sections[indexBySectionId.get(place.sectionId ?? '') ?? -1]
      : questions[indexByQuestionId.get(place.questionId) ?? -1]
  return holder?.showIf ?? null
}

function idOf({ questionId, sectionId }: FindingPlace): string {
  return questionId ?? sectionId ?? ''
}

/** A problem of the very condition, or of the options or limits that leave no answer. */
function explainedBy(local: readonly Finding[]): (finding: Finding) => boolean {
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
