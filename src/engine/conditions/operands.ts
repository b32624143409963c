import type { Definition } from '#schemas/definition.ts'
import { type OperandChoice, operandsBefore } from '#src/engine/comparisons.ts'
import type { Place } from '#src/engine/editing/place.ts'
import { checkCalculated } from '#src/engine/expressions/checkCalculated.ts'

import { calculatedBefore } from './calculatedBefore.ts'
import { standInFor } from './standIn.ts'

/** All that a condition at `place` may look at: questions, then calculated values (rule C8). */
export function operandsAt(definition: Definition, place: Place): OperandChoice[] {
  const checked = checkCalculated(definition)
  const calculated = calculatedBefore(definition, place).flatMap((each): OperandChoice[] => {
    const question = standInFor(each, checked.get(each.id)?.sort ?? null)
    return question === null ? [] : [{ question, number: null }]
  })
  return [...operandsBefore(definition, place), ...calculated]
}
