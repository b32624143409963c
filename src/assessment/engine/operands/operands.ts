import type { Definition } from '#schemas/definition.ts'
import {
  type OperandChoice,
  operandsBefore,
} from '#src/assessment/engine/conditions/comparisons.ts'
import type { Place } from '#src/assessment/engine/place.ts'
import { checkCalculated } from '#src/assessment/engine/calculated/checkCalculated.ts'

import { calculatedBefore } from './calculatedBefore.ts'
import { questionForCalculated } from './questionForCalculated.ts'

/** Everything a condition at `place` may use: questions, then calculated values (rule C8). */
export function operandsAt(definition: Definition, place: Place): OperandChoice[] {
  const checked = checkCalculated(definition)
  const calculated = calculatedBefore(definition, place).flatMap((each): OperandChoice[] => {
    const question = questionForCalculated(each, checked.get(each.id)?.sort ?? null)
    return question === null ? [] : [{ question, number: null }]
  })
  return [...operandsBefore(definition, place), ...calculated]
}
