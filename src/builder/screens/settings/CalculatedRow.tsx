import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Calculated } from '#schemas/definition.ts'
import { updateCalculated } from '#src/assessment/engine/editing/calculated.ts'
import { setCalculatedName } from '#src/assessment/engine/editing/renaming.ts'
import type { ExpressionFinding } from '#src/assessment/engine/expressions/checkExpression.ts'
import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import { requestCalculatedRemoval } from '#src/builder/screens/removing/requestCalculatedRemoval.ts'
import { NumberField } from '#src/staff/fields/NumberField.tsx'
import { pointsAboveZero } from '#src/builder/screens/fields/pointLimits.ts'
import { TextField } from '#src/builder/screens/fields/TextField.tsx'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import styles from './CalculatedEditor.module.css'
import { ExpressionField } from './ExpressionField.tsx'
import { PreviewValue } from './PreviewValue.tsx'

interface CalculatedRowProps {
  calculated: Calculated
  problem: ExpressionFinding | undefined
  /** The drag handle of the row. */
  handle: ReactNode
}

/** One value: its name, its expression, its current value in the preview, and its points. */
export function CalculatedRow({ calculated, problem, handle }: CalculatedRowProps) {
  const builder = useBuilder()
  const { draft } = builder
  const { id, name, expression, points } = calculated
  const mergeKey = (field: string) => ({ mergeKey: `${id}.${field}` })
  return (
    <div className={styles.row}>
      {handle}
      <div className={styles.fields}>
        <div className={styles.line}>
          <TextField
            label="Name"
            field={`${id}.name`}
            value={name}
            onType={(text) =>
              draft.edit('renameCalculatedValue', (d) => setCalculatedName(d, id, text), {
                ...mergeKey('name'),
                fromStart: true,
              })
            }
          />
          <NumberField
            label="Counts as points, up to"
            field={`${id}.points`}
            optional
            value={points?.most}
            refuse={pointsAboveZero}
            onType={(most) =>
              draft.edit(
                'changePointsOfCalculatedValue',
                (d) =>
                  updateCalculated(d, id, { points: most === undefined ? undefined : { most } }),
                mergeKey('points'),
              )
            }
          />
        </div>
        <ExpressionField
          calculatedId={id}
          expression={expression}
          problem={problem}
          onType={(text) =>
            draft.edit(
              'editExpression',
              (d) => updateCalculated(d, id, { expression: text }),
              mergeKey('expression'),
            )
          }
        />
        {problem === undefined ? <PreviewValue calculatedId={id} /> : null}
      </div>
      <IconButton
        label={`Delete ${name.trim() || 'calculated value'}`}
        icon={<Trash2 size={16} />}
        onClick={() => requestCalculatedRemoval(builder, id)}
      />
    </div>
  )
}
