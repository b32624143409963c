import type { QuestionOf } from '#schemas/question.ts'
import { MAX_TEXT_LENGTH } from '#src/engine/kinds/parts/textAnswers.ts'
import { CountLimits } from '#src/features/builder/fields/CountLimits.tsx'
import styles from '#src/parts/fields/fieldLayout.module.css'
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
      <CountLimits
        unit="characters"
        max={MAX_TEXT_LENGTH}
        least={{
          field: 'minLength',
          value: question.minLength,
          onType: (minLength) => edit.type('changeShortestLength', 'minLength', { minLength }),
        }}
        most={{
          field: 'maxLength',
          value: question.maxLength,
          onType: (maxLength) => edit.type('changeLongestLength', 'maxLength', { maxLength }),
        }}
      />
    </div>
  )
}
