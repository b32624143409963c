import type { QuestionOf } from '#schemas/question.ts'
import { MatrixKey } from '#src/builder/screens/answerKeys/MatrixKey.tsx'
import { useQuestionEdit } from '#src/builder/screens/fields/useQuestionEdit.ts'
import { OptionRoles } from '#src/builder/screens/options/OptionRoles.tsx'
import { PartsEditor } from '#src/builder/screens/options/PartsEditor.tsx'
import styles from '#src/staff/fields/fieldLayout.module.css'
import { Field } from '#src/ui/controls/Field.tsx'
import { NativeSelect } from '#src/ui/controls/NativeSelect.tsx'

export function MatrixProperties({ question }: { question: QuestionOf<'matrix'> }) {
  const edit = useQuestionEdit(question.id)
  return (
    <>
      <PartsEditor question={question} part="row" legend="Rows" />
      <PartsEditor question={question} legend="Options in each row" />
      <div className={styles.row}>
        <Field label="Answers per row">
          <NativeSelect
            value={question.several ? 'several' : 'one'}
            onChange={(event) =>
              edit.set('changeAnswersPerRow', { several: event.target.value === 'several' })
            }
          >
            <option value="one">One</option>
            <option value="several">Several</option>
          </NativeSelect>
        </Field>
        {question.several ? <OptionRoles question={question} /> : null}
      </div>
      <MatrixKey question={question} />
    </>
  )
}
