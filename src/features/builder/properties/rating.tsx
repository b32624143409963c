import { Field } from '#src/ui/Field.tsx'
import { NativeSelect } from '#src/ui/NativeSelect.tsx'
import { NumberField, wholeFrom } from './NumberField.tsx'
import styles from './properties.module.css'
import type { PropertiesProps } from './propertiesProps.ts'
import { TextField } from './TextField.tsx'
import { ToleranceKey } from './ToleranceKey.tsx'
import { useQuestionEdit } from './useQuestionEdit.ts'

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
          refuse={whole}
          onType={(next) => edit.type('Change lowest step', 'lowest', { lowest: next ?? lowest })}
        />
        <NumberField
          label="To"
          field="highest"
          needed
          value={highest}
          refuse={whole}
          onType={(next) =>
            edit.type('Change highest step', 'highest', { highest: next ?? highest })
          }
        />
        <Field label="Shown as">
          <NativeSelect
            value={question.look}
            onChange={(event) => {
              const look = event.target.value === 'stars' ? 'stars' : 'numbers'
              edit.set('Change look of scale', { look })
            }}
          >
            <option value="numbers">Numbers</option>
            <option value="stars">Stars</option>
          </NativeSelect>
        </Field>
      </div>
      <div className={styles.row}>
        <TextField
          label={`Words for ${lowest}`}
          field="lowLabel"
          optional
          value={question.lowLabel ?? ''}
          onType={(text) =>
            edit.type('Edit words of scale', 'lowLabel', { lowLabel: text || undefined })
          }
        />
        <TextField
          label={`Words for ${highest}`}
          field="highLabel"
          optional
          value={question.highLabel ?? ''}
          onType={(text) =>
            edit.type('Edit words of scale', 'highLabel', { highLabel: text || undefined })
          }
        />
      </div>
      <ToleranceKey<number>
        answerKey={question.key}
        points={question.points}
        onType={edit.type}
        refuse={wholeFrom(0)}
      >
        {(field) => <NumberField {...field} optional refuse={whole} />}
      </ToleranceKey>
    </>
  )
}

function whole(value: number): string | null {
  return Number.isInteger(value) ? null : 'Enter a whole number'
}
