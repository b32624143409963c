import { NumberField } from './NumberField.tsx'
import type { PropertiesProps } from './propertiesByKind.ts'
import styles from './properties.module.css'
import { TextField } from './TextField.tsx'
import { useQuestionEdit } from './useQuestionEdit.ts'

export function NumberProperties({ question }: PropertiesProps<'number'>) {
  const edit = useQuestionEdit(question.id)
  const { key } = question
  return (
    <>
      <div className={styles.row} data-field="limits">
        <NumberField
          label="From"
          field="min"
          optional
          value={question.min}
          onType={(min) => edit.type('Change smallest number', 'min', { min })}
        />
        <NumberField
          label="To"
          field="max"
          optional
          value={question.max}
          onType={(max) => edit.type('Change largest number', 'max', { max })}
        />
        <NumberField
          label="In steps of"
          field="step"
          optional
          value={question.step}
          refuse={(step) => (step > 0 ? null : 'Enter a number above 0')}
          onType={(step) => edit.type('Change step', 'step', { step })}
        />
        <TextField
          label="Unit"
          field="unit"
          optional
          value={question.unit ?? ''}
          onType={(unit) => edit.type('Change unit', 'unit', { unit: unit || undefined })}
        />
      </div>
      <div className={styles.row} data-field="key">
        <NumberField
          label="Right answer"
          field="keyValue"
          optional
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
            help="Answers within this distance are right too."
            value={key.tolerance}
            refuse={(tolerance) => (tolerance >= 0 ? null : 'Enter 0 or more')}
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
