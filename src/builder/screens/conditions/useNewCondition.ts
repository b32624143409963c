import { useState } from 'react'
import type { Condition } from '#schemas/condition.ts'
import { operandsAt } from '#src/assessment/engine/operands/operands.ts'
import type { Place } from '#src/assessment/engine/place.ts'
import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import { newComparison, nearestOperand } from './newComparison.ts'

/**
 * Adds a condition with its first comparison started, because an empty group would be a problem at
 * once. `lacksOperands` if that was tried where there is no earlier question.
 */
export function useNewCondition(
  place: Place,
  field: 'showIf' | 'requiredIf',
): { begin: (write: (condition: Condition) => void) => void; lacksOperands: boolean } {
  const { draft, newItems } = useBuilder()
  const [lacksOperands, setLacksOperands] = useState(false)
  const begin = (write: (condition: Condition) => void) => {
    const nearest = nearestOperand(operandsAt(draft.definition(), place))
    setLacksOperands(nearest === undefined)
    if (nearest === undefined) return
    newItems.add('questionId' in place ? place.questionId : place.sectionId, field)
    write(newComparison(nearest))
  }
  return { begin, lacksOperands }
}
