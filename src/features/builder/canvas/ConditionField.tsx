import { useDeferredValue } from 'react'
import type { Condition } from '#schemas/condition.ts'
import type { Place } from '#src/engine/editing/place.ts'
import { ConditionEditor } from '#src/features/builder/conditions/ConditionEditor.tsx'
import { useDefinition } from '#src/features/builder/draft/useDraft.ts'

export interface ConditionFieldProps {
  place: Place
  condition: Condition | null
  lead: 'showIf' | 'requiredIf'
  onChange: (condition: Condition | null) => void
}

/** The condition editor upon the draft as it is, a moment behind what is typed elsewhere. */
export function ConditionField({ place, condition, lead, onChange }: ConditionFieldProps) {
  const definition = useDeferredValue(useDefinition((current) => current))
  return (
    <ConditionEditor
      definition={definition}
      place={place}
      condition={condition}
      lead={lead}
      onChange={onChange}
    />
  )
}
