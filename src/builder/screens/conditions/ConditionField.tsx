import { useDeferredValue } from 'react'
import type { Condition } from '#schemas/condition.ts'
import type { Place } from '#src/assessment/engine/place.ts'
import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import { ConditionEditor } from './ConditionEditor.tsx'
import { isNewCondition } from '#src/builder/screens/state/newItemsStore.ts'
import { useNewItems, useDefinition } from '#src/builder/screens/state/useDraft.ts'

export interface ConditionFieldProps {
  place: Place
  condition: Condition | null
  lead: 'showIf' | 'requiredIf'
  onChange: (condition: Condition | null) => void
}

/** The condition editor for the current draft; typing elsewhere reaches it after a pause. */
export function ConditionField({ place, condition, lead, onChange }: ConditionFieldProps) {
  const definition = useDeferredValue(useDefinition((current) => current))
  const { newItems } = useBuilder()
  const id = 'questionId' in place ? place.questionId : place.sectionId
  const isNew = useNewItems((now) => isNewCondition(now, id, lead))
  return (
    <ConditionEditor
      definition={definition}
      place={place}
      condition={condition}
      lead={lead}
      isNew={isNew}
      onAddComparison={() => newItems.add(id, lead)}
      onLeave={() => newItems.leave(id, lead)}
      onChange={onChange}
    />
  )
}
