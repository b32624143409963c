import type { ChoiceQuestion } from '#schemas/question.ts'
import { Field } from '#src/ui/Field.tsx'
import { NativeSelect } from '#src/ui/NativeSelect.tsx'
import { NumberField } from './NumberField.tsx'
import { pointsOnly } from './pointLimits.ts'
import styles from './properties.module.css'
import { useQuestionEdit } from './useQuestionEdit.ts'

/** Points for the correct answer, or for each option by itself. */
export function OptionScoring({ question }: { question: ChoiceQuestion }) {
  const edit = useQuestionEdit(question.id)
  const { optionPoints } = question
  const choose = (scoring: string) => {
    if (scoring === 'options') {
      const byOption = Object.fromEntries((question.key?.options ?? []).map((id) => [id, 1]))
      edit.set('Score each option', { optionPoints: { byOption, floor: 0 }, key: undefined })
    } else edit.set('Score the correct answer', { optionPoints: undefined })
  }
  return (
    <div className={styles.row} data-field="optionPoints">
      <Field label="Scored">
        <NativeSelect
          value={optionPoints ? 'options' : 'key'}
          onChange={(event) => choose(event.target.value)}
        >
          <option value="key">By the correct answer</option>
          <option value="options">By points for each option</option>
        </NativeSelect>
      </Field>
      {optionPoints ? (
        <NumberField
          label="Never below"
          field="floor"
          needed
          help="The least that the chosen options can add up to."
          value={optionPoints.floor}
          refuse={pointsOnly}
          onType={(floor) =>
            edit.type('Change lowest sum', 'floor', {
              optionPoints: { ...optionPoints, floor: floor ?? 0 },
            })
          }
        />
      ) : null}
    </div>
  )
}
