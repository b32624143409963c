import type { AnswerableQuestion } from '#schemas/question.ts'
import { setRequiredIf } from '#src/engine/editing/conditions.ts'
import { ConditionField } from '#src/features/builder/canvas/ConditionField.tsx'
import { NoOperands } from '#src/features/builder/conditions/NoOperands.tsx'
import { useFocusAtHome } from '#src/features/builder/conditions/useFocusAtHome.ts'
import { useNewCondition } from '#src/features/builder/conditions/useNewCondition.ts'
import { Field } from '#src/ui/Field.tsx'
import { NativeSelect } from '#src/ui/NativeSelect.tsx'
import styles from './properties.module.css'
import { useQuestionEdit } from './useQuestionEdit.ts'

/** Whether an answer must be given: always, never, or while something holds. */
export function Requirement({ question }: { question: AnswerableQuestion }) {
  const edit = useQuestionEdit(question.id)
  const place = { questionId: question.id }
  const { begin, lacksOperands } = useNewCondition(place, 'requiredIf')
  const current = question.required ? 'always' : question.requiredIf ? 'sometimes' : 'never'
  const choose = (choice: string) => {
    if (choice === 'always') edit.set('Make required', { required: true, requiredIf: undefined })
    if (choice === 'never') edit.set('Make optional', { required: false, requiredIf: undefined })
    if (choice === 'sometimes') {
      begin((first) =>
        edit.apply('Make required by a condition', (definition) =>
          setRequiredIf(definition, place, question.requiredIf ?? first),
        ),
      )
    }
  }
  return (
    <div {...useFocusAtHome()} className={styles.stack} data-field="requiredIf">
      <Field label="Required" className={styles.narrow}>
        <NativeSelect value={current} onChange={(event) => choose(event.target.value)}>
          <option value="always">Yes</option>
          <option value="never">No</option>
          <option value="sometimes">Only if…</option>
        </NativeSelect>
      </Field>
      {question.requiredIf ? (
        <ConditionField
          place={place}
          condition={question.requiredIf}
          lead="requiredIf"
          onChange={(condition) =>
            edit.apply('Edit required when', (d) => setRequiredIf(d, place, condition))
          }
        />
      ) : null}
      {lacksOperands ? <NoOperands /> : null}
    </div>
  )
}
