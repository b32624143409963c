import type { QuestionOf } from '#schemas/question.ts'
import { MAX_TEXT_LENGTH } from '#src/engine/kinds/parts/textAnswers.ts'
import { NumberField, wholeFrom } from '#src/features/builder/fields/NumberField.tsx'
import styles from '#src/features/builder/fields/properties.module.css'
import { useQuestionEdit } from '#src/features/builder/fields/useQuestionEdit.ts'

/** The length limits of a text. */
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
        refuse={wholeFrom(0, MAX_TEXT_LENGTH)}
        onType={(minLength) => edit.type('changeShortestLength', 'minLength', { minLength })}
      />
      <NumberField
        label="At most"
        field="maxLength"
        optional
        unit="characters"
        value={question.maxLength}
        refuse={wholeFrom(1, MAX_TEXT_LENGTH)}
        onType={(maxLength) => edit.type('changeLongestLength', 'maxLength', { maxLength })}
      />
    </div>
  )
}
