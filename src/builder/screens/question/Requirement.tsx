import type { AnswerableQuestion } from '#schemas/question.ts'
import { setRequiredIf } from '#src/assessment/engine/editing/conditions.ts'
import { ConditionField } from '#src/builder/screens/conditions/ConditionField.tsx'
import { NoOperands } from '#src/builder/screens/conditions/NoOperands.tsx'
import { useFocusAfterRemoval } from '#src/ui/useFocusAfterRemoval.ts'
import { useNewCondition } from '#src/builder/screens/conditions/useNewCondition.ts'
import { Field } from '#src/ui/controls/Field.tsx'
import { NativeSelect } from '#src/ui/controls/NativeSelect.tsx'
import styles from '#src/staff/fields/fieldLayout.module.css'
import { useQuestionEdit } from '#src/builder/screens/fields/useQuestionEdit.ts'

/** Whether an answer is required: always, never, or if a condition is true. */
export function Requirement({ question }: { question: AnswerableQuestion }) {
  const edit = useQuestionEdit(question.id)
  const place = { questionId: question.id }
  const { begin, lacksOperands } = useNewCondition(place, 'requiredIf')
  const current = question.required ? 'always' : question.requiredIf ? 'sometimes' : 'never'
  const choose = (choice: string) => {
    if (choice === 'always') edit.set('makeRequired', { required: true, requiredIf: undefined })
    if (choice === 'never') edit.set('makeOptional', { required: false, requiredIf: undefined })
    if (choice === 'sometimes') {
      begin((first) =>
        edit.apply('makeRequiredByCondition', (definition) =>
          setRequiredIf(definition, place, question.requiredIf ?? first),
        ),
      )
    }
  }
  return (
    <div {...useFocusAfterRemoval()} className={styles.stack} data-field="requiredIf">
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
            edit.apply('editRequiredWhen', (d) => setRequiredIf(d, place, condition))
          }
        />
      ) : null}
      {lacksOperands ? <NoOperands /> : null}
    </div>
  )
}
