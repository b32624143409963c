import type { QuestionOf } from '#schemas/question.ts'
import { TextField } from '#src/builder/screens/fields/TextField.tsx'
import { useQuestionEdit } from '#src/builder/screens/fields/useQuestionEdit.ts'
import { DateKey, NumberKey, RatingKey, wholeOnly } from '#src/staff/answerKeys/ValueKeys.tsx'
import { DateField } from '#src/staff/fields/DateField.tsx'
import { NumberField } from '#src/staff/fields/NumberField.tsx'
import styles from '#src/staff/fields/fieldLayout.module.css'
import { Field } from '#src/ui/controls/Field.tsx'
import { NativeSelect } from '#src/ui/controls/NativeSelect.tsx'

export function NumberProperties({ question }: { question: QuestionOf<'number'> }) {
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

export function DateProperties({ question }: { question: QuestionOf<'date'> }) {
  const edit = useQuestionEdit(question.id)
  return (
    <>
      <div className={styles.row} data-field="limits">
        <DateField
          label="From"
          field="min"
          value={question.min}
          onType={(min) => edit.type('changeEarliestDate', 'min', { min })}
        />
        <DateField
          label="To"
          field="max"
          value={question.max}
          onType={(max) => edit.type('changeLatestDate', 'max', { max })}
        />
      </div>
      <DateKey question={question} edit={edit} />
    </>
  )
}

export function RatingProperties({ question }: { question: QuestionOf<'rating'> }) {
  const edit = useQuestionEdit(question.id)
  const { lowest, highest } = question
  return (
    <>
      <div className={styles.row} data-field="limits">
        <NumberField
          label="From"
          field="lowest"
          needed
          value={lowest}
          refuse={wholeOnly}
          onType={(next) => edit.type('changeLowestStep', 'lowest', { lowest: next ?? lowest })}
        />
        <NumberField
          label="To"
          field="highest"
          needed
          value={highest}
          refuse={wholeOnly}
          onType={(next) => edit.type('changeHighestStep', 'highest', { highest: next ?? highest })}
        />
        <Field label="Shown as">
          <NativeSelect
            value={question.look}
            onChange={(event) => {
              const look = event.target.value === 'stars' ? 'stars' : 'numbers'
              edit.set('changeLookOfScale', { look })
            }}
          >
            <option value="numbers">Numbers</option>
            <option value="stars">Stars</option>
          </NativeSelect>
        </Field>
      </div>
      <div className={styles.row}>
        <TextField
          label={`Label for ${lowest}`}
          field="lowLabel"
          optional
          value={question.lowLabel ?? ''}
          onType={(text) =>
            edit.type('editScaleLabel', 'lowLabel', { lowLabel: text || undefined })
          }
        />
        <TextField
          label={`Label for ${highest}`}
          field="highLabel"
          optional
          value={question.highLabel ?? ''}
          onType={(text) =>
            edit.type('editScaleLabel', 'highLabel', { highLabel: text || undefined })
          }
        />
      </div>
      <RatingKey question={question} edit={edit} />
    </>
  )
}
