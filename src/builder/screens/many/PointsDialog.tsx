import { useState } from 'react'

import { setPointsOf } from '#src/assessment/engine/editing/manyQuestions.ts'
import { canBeWorthPoints } from '#src/assessment/engine/scoring/worth.ts'
import { pointsFromZero } from '#src/builder/screens/fields/pointLimits.ts'
import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import { questionAt } from '#src/builder/screens/state/draftPlaces.ts'
import { NumberField } from '#src/staff/fields/NumberField.tsx'
import { FormDialog } from '#src/ui/overlays/FormDialog.tsx'

import { changePoints } from './manyActions.ts'
import { countedQuestions, leftWords } from './manyWords.ts'
import styles from './many.module.css'

export interface ManyDialogProps {
  questionIds: readonly string[]
  onClose: () => void
}

/** The same points for several questions; none if the field is empty. */
export function PointsDialog({ questionIds, onClose }: ManyDialogProps) {
  const builder = useBuilder()
  const definition = builder.draft.definition()
  const [start] = useState(() => {
    const found = questionIds.flatMap((id) => questionAt(definition, id)?.question ?? [])
    const given = new Set(found.filter(canBeWorthPoints).map(({ points }) => points))
    return given.size === 1 ? [...given][0] : undefined
  })
  const [points, setPoints] = useState(start)
  const [problem, setProblem] = useState<string | null>(null)
  const unchanged = leftWords(setPointsOf(definition, questionIds, points).left, definition)
  return (
    <FormDialog
      onClose={onClose}
      size="small"
      title={`Points for ${countedQuestions(questionIds.length)}`}
      submitLabel="Set points"
      isDirty={points !== start}
      isSubmitting={false}
      onSubmit={() => {
        if (problem !== null) return
        onClose()
        changePoints(builder, questionIds, points)
      }}
    >
      <NumberField
        label="Points for each"
        field="points"
        optional
        help="Leave empty to remove the points."
        value={points}
        refuse={pointsFromZero}
        onType={setPoints}
        onProblem={setProblem}
      />
      {unchanged === '' ? null : <p className={styles.note}>{unchanged}</p>}
    </FormDialog>
  )
}
