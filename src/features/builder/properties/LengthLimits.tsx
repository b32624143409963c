import type { QuestionOf } from '#schemas/question.ts'
import { LONGEST_TEXT } from '#src/engine/questions/longText.ts'
import { NumberField, wholeFrom } from './NumberField.tsx'
import styles from './properties.module.css'
import { useQuestionEdit } from './useQuestionEdit.ts'

/** How long a text may be. */
export function LengthLimits({
  question,
}: {
  question: QuestionOf<'shortText' | 'longText' | 'code'>
}) {
  const edit = useQuestionEdit(question.id)
  return (
    <div className={styles.row} data-field="limits">
      <NumberField
        label="At least"
        field="minLength"
        optional
        unit="characters"
        value={question.minLength}
        refuse={wholeFrom(0, LONGEST_TEXT)}
        onType={(minLength) => edit.type('Change shortest length', 'minLength', { minLength })}
      />
      <NumberField
        label="At most"
        field="maxLength"
        optional
        unit="characters"
        value={question.maxLength}
        refuse={wholeFrom(1, LONGEST_TEXT)}
        onType={(maxLength) => edit.type('Change longest length', 'maxLength', { maxLength })}
      />
    </div>
  )
}
