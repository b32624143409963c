import type { Calculated, Definition } from '#schemas/definition.ts'
import { compile, opensAt } from '#src/assessment/engine/evaluation/compile.ts'
import type { Place } from '#src/assessment/engine/place.ts'

/** The calculated values that a condition or text at `place` may use (rule C8). */
export function calculatedBefore(definition: Definition, place: Place): Calculated[] {
  if (definition.calculated.length === 0) return []
  const compiled = compile(definition)
  const index =
    'questionId' in place
      ? compiled.indexByQuestionId.get(place.questionId)
      : compiled.sections[compiled.indexBySectionId.get(place.sectionId) ?? -1]?.from
  return definition.calculated.filter((_, at) => opensAt(-1 - at, compiled) <= (index ?? -1))
}
