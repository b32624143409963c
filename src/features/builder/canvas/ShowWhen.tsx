import { Split } from 'lucide-react'
import type { Condition } from '#schemas/condition.ts'
import { setShowIf } from '#src/engine/editing/conditions.ts'
import type { Place } from '#src/engine/editing/place.ts'
import { useBuilder } from '#src/features/builder/BuilderContext.ts'
import { useFocusAtHome } from '#src/features/builder/conditions/useFocusAtHome.ts'
import { Button } from '#src/ui/Button.tsx'
import { ConditionField } from './ConditionField.tsx'
import { PathToHere } from './PathToHere.tsx'

/** Under what condition a question or section is shown; always, unless there is one. */
export function ShowWhen({ place, condition }: { place: Place; condition: Condition | undefined }) {
  const { draft } = useBuilder()
  const change = (name: string, next: Condition | null) =>
    draft.edit(name, (definition) => setShowIf(definition, place, next))
  return (
    <div {...useFocusAtHome()} data-field="showIf">
      {condition ? (
        <>
          <ConditionField
            place={place}
            condition={condition}
            lead="showIf"
            onChange={(next) => change(next ? 'Edit condition' : 'Remove condition', next)}
          />
          <PathToHere place={place} />
        </>
      ) : (
        <Button
          size="small"
          variant="quiet"
          icon={<Split />}
          onClick={() => change('Add condition', { kind: 'all', conditions: [] })}
        >
          Show under a condition
        </Button>
      )}
    </div>
  )
}
