import { NumberField } from '#src/parts/fields/NumberField.tsx'
import styles from '#src/parts/fields/fieldLayout.module.css'
import type { PropertiesProps } from './propertiesProps.ts'
import { TextField } from '#src/features/builder/fields/TextField.tsx'
import { NumberKey } from '#src/parts/answerKeys/ValueKeys.tsx'
import { useQuestionEdit } from '#src/features/builder/fields/useQuestionEdit.ts'

export function NumberProperties({ question }: PropertiesProps<'number'>) {
  const edit = useQuestionEdit(question.id)
  return (
    <>
      <div className={styles.row} data-field="limits">
        <NumberField
          label="From"
          field="min"
          optional
          value={question.min}
          onType={(min) => edit.type('changeSmallestNumber', 'min', { min })}
        />
        <NumberField
          label="To"
          field="max"
          optional
          value={question.max}
          onType={(max) => edit.type('changeLargestNumber', 'max', { max })}
        />
        <NumberField
          label="In steps of"
          field="step"
          optional
          value={question.step}
          refuse={(step) => (step > 0 ? null : 'Enter a number above 0')}
          onType={(step) => edit.type('changeStep', 'step', { step })}
        />
        <TextField
          label="Unit"
          field="unit"
          optional
          value={question.unit ?? ''}
          onType={(unit) => edit.type('changeUnit', 'unit', { unit: unit || undefined })}
        />
      </div>
      <NumberKey question={question} edit={edit} />
    </>
  )
}
