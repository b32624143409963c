import { DateField } from './DateField.tsx'
import { NumberField, wholeFrom } from './NumberField.tsx'
import type { PropertiesProps } from './propertiesByKind.ts'
import styles from './properties.module.css'
import { useQuestionEdit } from './useQuestionEdit.ts'

export function DateProperties({ question }: PropertiesProps<'date'>) {
  const edit = useQuestionEdit(question.id)
  const { key } = question
  return (
    <>
      <div className={styles.row} data-field="limits">
        <DateField
          label="From"
          field="min"
          value={question.min}
          onType={(min) => edit.type('Change earliest date', 'min', { min })}
        />
        <DateField
          label="To"
          field="max"
          value={question.max}
          onType={(max) => edit.type('Change latest date', 'max', { max })}
        />
      </div>
      <div className={styles.row} data-field="key">
        <DateField
          label="Right answer"
          field="keyValue"
          value={key?.value}
          onType={(value) =>
            edit.type('Change right answer', 'key', {
              key: value === undefined ? undefined : { tolerance: key?.tolerance ?? 0, value },
              points: question.points ?? (value === undefined || key ? undefined : 1),
            })
          }
        />
        {key ? (
          <NumberField
            label="Give or take"
            field="tolerance"
            needed
            unit="days"
            value={key.tolerance}
            refuse={wholeFrom(0)}
            onType={(tolerance) =>
              edit.type('Change tolerance', 'tolerance', {
                key: { ...key, tolerance: tolerance ?? 0 },
              })
            }
          />
        ) : null}
      </div>
    </>
  )
}
