import type { ReactNode } from 'react'
import { NumberField, type NumberFieldProps } from './NumberField.tsx'
import styles from './properties.module.css'

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
    name: string,
    field: string,
    change: { key: Key<V> | undefined; points?: number | undefined },
  ) => void
  /** The field of the right answer, as the kind takes its answers. */
  children: (field: AnswerFieldProps<V>) => ReactNode
}

/** A right answer on a scale, and how far from it an answer is right too. */
export function ToleranceKey<V>(props: ToleranceKeyProps<V>) {
  const { answerKey: key, points, onType, children, ...tolerance } = props
  return (
    <div className={styles.row} data-field="key">
      {children({
        label: 'Right answer',
        field: 'keyValue',
        value: key?.value,
        onType: (value) =>
          onType('Change right answer', 'key', {
            key: value === undefined ? undefined : { tolerance: key?.tolerance ?? 0, value },
            // A first key is worth something, or it would not count.
            points: points ?? (value === undefined || key ? undefined : 1),
          }),
      })}
      {key ? (
        <NumberField
          {...tolerance}
          label="Give or take"
          field="tolerance"
          needed
          help="Answers within this distance are right too."
          value={key.tolerance}
          onType={(next) =>
            onType('Change tolerance', 'tolerance', { key: { ...key, tolerance: next ?? 0 } })
          }
        />
      ) : null}
    </div>
  )
}
