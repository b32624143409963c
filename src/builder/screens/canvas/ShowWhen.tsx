import { Split } from 'lucide-react'

import type { Condition } from '#schemas/condition.ts'
import type { StepName } from '#schemas/stepName.ts'
import { setShowIf } from '#src/assessment/engine/editing/conditions.ts'
import type { Place } from '#src/assessment/engine/place.ts'
import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import { NoOperands } from '#src/builder/screens/conditions/NoOperands.tsx'
import { useFocusAfterRemoval } from '#src/ui/useFocusAfterRemoval.ts'
import { useNewCondition } from '#src/builder/screens/conditions/useNewCondition.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { ConditionField } from '#src/builder/screens/conditions/ConditionField.tsx'
import { useReadiness } from '#src/builder/screens/state/useDraft.ts'
import { PlayPathButton } from '#src/builder/screens/checks/PlayPathButton.tsx'

import styles from './Card.module.css'

/** The condition for showing a question or section; always shown if there is none. */
export function ShowWhen({ place, condition }: { place: Place; condition: Condition | undefined }) {
  const { draft } = useBuilder()
  const change = (name: StepName, next: Condition | null) =>
    draft.edit(name, (definition) => setShowIf(definition, place, next))
  const { begin, lacksOperands } = useNewCondition(place, 'showIf')
  return (
    <div {...useFocusAfterRemoval()} data-field="showIf">
      {condition ? (
        <>
          <ConditionField
            place={place}
            condition={condition}
            lead="showIf"
            onChange={(next) => change(next ? 'editCondition' : 'removeCondition', next)}
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
            onClick={() => begin((first) => change('addCondition', first))}
          >
            Show only if…
          </Button>
          {lacksOperands ? <NoOperands /> : null}
        </>
      )}
    </div>
  )
}

/** Plays a path to a conditional question or section, once one is known. */
function PathToHere({ place }: { place: Place }) {
  const found = useReadiness(({ paths }) =>
    paths?.places.find(({ place: { sectionId, questionId } }) =>
      'questionId' in place
        ? questionId === place.questionId
        : questionId === undefined && sectionId === place.sectionId,
    ),
  )
  if (found?.reach.kind !== 'reached') return null
  return (
    <div className={styles.pathToHere}>
      <PlayPathButton place={found.place} path={found.reach} label="Show in preview" />
    </div>
  )
}
