import { Field } from '#src/ui/controls/Field.tsx'
import { NativeSelect } from '#src/ui/controls/NativeSelect.tsx'
import { NumberField } from '#src/parts/fields/NumberField.tsx'
import styles from '#src/parts/fields/fieldLayout.module.css'
import type { PropertiesProps } from './propertiesProps.ts'
import { TextField } from '#src/features/builder/fields/TextField.tsx'
import { RatingKey, wholeOnly } from '#src/parts/answerKeys/ValueKeys.tsx'
import { useQuestionEdit } from '#src/features/builder/fields/useQuestionEdit.ts'

export function RatingProperties({ question }: PropertiesProps<'rating'>) {
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
