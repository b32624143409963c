import { useState } from 'react'
import type { Condition } from '#schemas/condition.ts'
import { operandsAt } from '#src/engine/conditions/operands.ts'
import type { Place } from '#src/engine/editing/place.ts'
import { useBuilder } from '#src/features/builder/BuilderContext.ts'
import { newComparison, nearestOperand } from './newComparison.ts'

/**
 * Begins a condition with its first test started: a group without any would be a problem before its
 * author had done anything. `lacksOperands` once that was tried where nothing is asked earlier.
 */
export function useNewCondition(
  place: Place,
  field: 'showIf' | 'requiredIf',
): { begin: (write: (condition: Condition) => void) => void; lacksOperands: boolean } {
  const { draft, begun } = useBuilder()
  const [lacksOperands, setLacksOperands] = useState(false)
  const begin = (write: (condition: Condition) => void) => {
    const nearest = nearestOperand(operandsAt(draft.definition(), place))
    setLacksOperands(nearest === undefined)
    if (nearest === undefined) return
    begun.begin('questionId' in place ? place.questionId : place.sectionId, field)
    write(newComparison(nearest))
  }
  return { begin, lacksOperands }
}
