import { DateField } from './DateField.tsx'
import { wholeFrom } from './NumberField.tsx'
import styles from './properties.module.css'
import type { PropertiesProps } from './propertiesProps.ts'
import { ToleranceKey } from './ToleranceKey.tsx'
import { useQuestionEdit } from './useQuestionEdit.ts'

export function DateProperties({ question }: PropertiesProps<'date'>) {
  const edit = useQuestionEdit(question.id)
  return (
    <>
      <div className={styles.row} data-field="limits">
        <DateField
          label="From"
          field="min"
          value={question.min}
          onType={(min) => edit.type('Change earliest date', 'min', { min })}
        />
        <DateField
          label="To"
          field="max"
          value={question.max}
          onType={(max) => edit.type('Change latest date', 'max', { max })}
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
