import { Split } from 'lucide-react'
import type { Condition } from '#schemas/condition.ts'
import { setShowIf } from '#src/engine/editing/conditions.ts'
import type { Place } from '#src/engine/editing/place.ts'
import { useBuilder } from '#src/features/builder/BuilderContext.ts'
import { NoOperands } from '#src/features/builder/conditions/NoOperands.tsx'
import { useFocusAtHome } from '#src/features/builder/conditions/useFocusAtHome.ts'
import { useNewCondition } from '#src/features/builder/conditions/useNewCondition.ts'
import { Button } from '#src/ui/Button.tsx'
import styles from './Card.module.css'
import { ConditionField } from './ConditionField.tsx'
import { PathToHere } from './PathToHere.tsx'

/** Under what condition a question or section is shown; always, unless there is one. */
export function ShowWhen({ place, condition }: { place: Place; condition: Condition | undefined }) {
  const { draft } = useBuilder()
  const change = (name: string, next: Condition | null) =>
    draft.edit(name, (definition) => setShowIf(definition, place, next))
  const { begin, lacksOperands } = useNewCondition(place, 'showIf')
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
        <>
          <Button
            size="small"
            variant="quiet"
            className={styles.flush}
            icon={<Split />}
            onClick={() => begin((first) => change('Add condition', first))}
          >
            Show under a condition
          </Button>
          {lacksOperands ? <NoOperands /> : null}
        </>
      )}
    </div>
  )
}
