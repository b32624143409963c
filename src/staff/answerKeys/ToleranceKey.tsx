import type { ReactNode } from 'react'
import { NumberField, type NumberFieldProps } from '#src/staff/fields/NumberField.tsx'
import styles from '#src/staff/fields/fieldLayout.module.css'
import type { StepName } from '#schemas/stepName.ts'

interface Key<V> {
  value: V
  tolerance: number
}

interface AnswerFieldProps<V> {
  label: string
  field: string
  value: V | undefined
  onType: (value: V | undefined) => void
}

interface ToleranceKeyProps<V> extends Pick<NumberFieldProps, 'refuse' | 'unit'> {
  answerKey: Key<V> | undefined
  points: number | undefined
  onType: (
    name: StepName,
    field: string,
    change: { key: Key<V> | undefined; points?: number | undefined },
  ) => void
  /** The field for the correct answer, which depends on the kind. */
  children: (field: AnswerFieldProps<V>) => ReactNode
}

/** A correct value, and the tolerance around it. */
export function ToleranceKey<V>(props: ToleranceKeyProps<V>) {
  const { answerKey: key, points, onType, children, ...tolerance } = props
  return (
    <div className={styles.row} data-field="key">
      {children({
        label: 'Correct answer',
        field: 'keyValue',
        value: key?.value,
        onType: (value) =>
          onType('changeCorrectAnswer', 'key', {
            key: value === undefined ? undefined : { tolerance: key?.tolerance ?? 0, value },
            // A new key sets points, or it would have no effect.
            points: points ?? (value === undefined || key ? undefined : 1),
          }),
      })}
      {key ? (
        <NumberField
          {...tolerance}
          label="Tolerance"
          field="tolerance"
          needed
          help="Answers within this distance are correct too."
          value={key.tolerance}
          onType={(next) =>
            onType('changeTolerance', 'tolerance', { key: { ...key, tolerance: next ?? 0 } })
          }
        />
      ) : null}
    </div>
  )
}
