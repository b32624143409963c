import { Field } from '#src/ui/Field.tsx'
import { NativeSelect } from '#src/ui/NativeSelect.tsx'
import { MatrixKey } from './MatrixKey.tsx'
import { OptionRoles } from './OptionRoles.tsx'
import { PartsEditor } from './PartsEditor.tsx'
import styles from './properties.module.css'
import type { PropertiesProps } from './propertiesProps.ts'
import { useQuestionEdit } from './useQuestionEdit.ts'

export function MatrixProperties({ question }: PropertiesProps<'matrix'>) {
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
              edit.set('Change answers per row', { several: event.target.value === 'several' })
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
