import type { ChoiceQuestion } from '#schemas/question.ts'
import { Field } from '#src/ui/controls/Field.tsx'
import { NativeSelect } from '#src/ui/controls/NativeSelect.tsx'
import { NumberField } from '#src/staff/fields/NumberField.tsx'
import { pointsOnly } from '#src/builder/screens/fields/pointLimits.ts'
import styles from '#src/staff/fields/fieldLayout.module.css'
import { useQuestionEdit } from '#src/builder/screens/fields/useQuestionEdit.ts'

/** Points for the correct answer, or for each option separately. */
export function OptionScoring({ question }: { question: ChoiceQuestion }) {
  const edit = useQuestionEdit(question.id)
  const { optionPoints } = question
  const choose = (scoring: string) => {
    if (scoring === 'options') {
      const byOption = Object.fromEntries((question.key?.options ?? []).map((id) => [id, 1]))
      edit.set('scoreEachOption', { optionPoints: { byOption, floor: 0 }, key: undefined })
    } else edit.set('scoreTheCorrectAnswer', { optionPoints: undefined })
  }
  return (
    <div className={styles.row} data-field="optionPoints">
      <Field label="Scoring">
        <NativeSelect
          value={optionPoints ? 'options' : 'key'}
          onChange={(event) => choose(event.target.value)}
        >
          <option value="key">Correct answer</option>
          <option value="options">Points per option</option>
        </NativeSelect>
      </Field>
      {optionPoints ? (
        <NumberField
          label="Never below"
          field="floor"
          needed
          help="The lowest total that the chosen options can give."
          value={optionPoints.floor}
          refuse={pointsOnly}
          onType={(floor) =>
            edit.type('changeLowestTotal', 'floor', {
              optionPoints: { ...optionPoints, floor: floor ?? 0 },
            })
          }
        />
      ) : null}
    </div>
  )
}
