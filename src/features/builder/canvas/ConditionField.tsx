import { useDeferredValue } from 'react'
import type { Condition } from '#schemas/condition.ts'
import type { Place } from '#src/engine/editing/place.ts'
import { useBuilder } from '#src/features/builder/BuilderContext.ts'
import { ConditionEditor } from '#src/features/builder/conditions/ConditionEditor.tsx'
import { isBegun } from '#src/features/builder/draft/begunStore.ts'
import { useBegun, useDefinition } from '#src/features/builder/draft/useDraft.ts'

export interface ConditionFieldProps {
  place: Place
  condition: Condition | null
  lead: 'showIf' | 'requiredIf'
  onChange: (condition: Condition | null) => void
}

/** The condition editor upon the draft as it is, a moment behind what is typed elsewhere. */
export function ConditionField({ place, condition, lead, onChange }: ConditionFieldProps) {
  const definition = useDeferredValue(useDefinition((current) => current))
  const { begun } = useBuilder()
  const id = 'questionId' in place ? place.questionId : place.sectionId
  const isNew = useBegun((now) => isBegun(now, id, lead))
  return (
    <ConditionEditor
      definition={definition}
      place={place}
      condition={condition}
      lead={lead}
      isBegun={isNew}
      onBegin={() => begun.begin(id, lead)}
      onLeave={() => begun.leave(id, lead)}
      onChange={onChange}
    />
  )
}
