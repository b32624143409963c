import { DateField } from '#src/parts/fields/DateField.tsx'
import styles from '#src/parts/fields/fieldLayout.module.css'
import type { PropertiesProps } from './propertiesProps.ts'
import { DateKey } from '#src/parts/answerKeys/ValueKeys.tsx'
import { useQuestionEdit } from '#src/features/builder/fields/useQuestionEdit.ts'

export function DateProperties({ question }: PropertiesProps<'date'>) {
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
