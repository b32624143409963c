import { Field } from '#src/ui/Field.tsx'
import { NativeSelect } from '#src/ui/NativeSelect.tsx'
import { MatrixKey } from './MatrixKey.tsx'
import { PartsEditor } from './PartsEditor.tsx'
import type { PropertiesProps } from './propertiesByKind.ts'
import styles from './properties.module.css'
import { useQuestionEdit } from './useQuestionEdit.ts'

export function MatrixProperties({ question }: PropertiesProps<'matrix'>) {
  const edit = useQuestionEdit(question.id)
  return (
    <>
      <PartsEditor question={question} part="row" legend="Rows" />
      <PartsEditor question={question} legend="Options in each row" />
      <Field label="In each row" className={styles.narrow}>
        <NativeSelect
          value={question.several ? 'several' : 'one'}
          onChange={(event) =>
            edit.set('Change choices a row', { several: event.target.value === 'several' })
          }
        >
          <option value="one">One option</option>
          <option value="several">Several options</option>
        </NativeSelect>
      </Field>
      <MatrixKey question={question} />
    </>
  )
}
