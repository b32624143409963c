import type { Definition } from '#schemas/definition.ts'

import { checkReadiness } from './checkReadiness.ts'
import type { Finding, FindingPlace } from '#src/assessment/engine/findings/findings.ts'
import { checkPaths, type PathCheck } from '#src/builder/model/paths/prover.ts'

/**
 * All findings of a draft: those of single places, and those of all paths together. A draft without
 * problems can be completed on every path, as far as nothing is undecided (rule K12).
 */
export function proveReadiness(definition: Definition, steps?: number): PathCheck {
  const local = checkReadiness(definition)
  const paths = checkPaths(definition, local, steps)
  return { ...paths, findings: inAuthoredOrder(definition, [...local, ...paths.findings]) }
}

/** The assessment's own first; each section before its questions. */
export function inAuthoredOrder(definition: Definition, findings: readonly Finding[]): Finding[] {
  const ids = definition.sections.flatMap(({ id, questions }) => [
    id,
    ...questions.map((question) => question.id),
  ])
  const placeById = new Map(ids.map((id, place) => [id, place]))
  const placeOf = ({ questionId, sectionId }: FindingPlace) =>
    placeById.get(questionId ?? sectionId ?? '') ?? -1
  return findings.toSorted((a, b) => placeOf(a.place) - placeOf(b.place))
}
