import { DateField } from '#src/features/builder/fields/DateField.tsx'
import { wholeFrom } from '#src/features/builder/fields/NumberField.tsx'
import styles from '#src/features/builder/fields/properties.module.css'
import type { PropertiesProps } from './propertiesProps.ts'
import { ToleranceKey } from '#src/features/builder/answerKeys/ToleranceKey.tsx'
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
      <ToleranceKey<string>
        answerKey={question.key}
        points={question.points}
        onType={edit.type}
        unit="days"
        refuse={wholeFrom(0)}
      >
        {(field) => <DateField {...field} />}
      </ToleranceKey>
    </>
  )
}
