import type { QuestionWithOptions } from '#schemas/question.ts'
import { isSelfIdentification } from '#src/assessment/engine/selfIdentification.ts'
import styles from '#src/builder/screens/fields/PartsEditor.module.css'
import { OptionPoints } from './OptionPoints.tsx'
import { toggledKey } from '#src/staff/answerKeys/optionKey.ts'
import { type Part, partName } from '#src/builder/screens/state/optionsAndRows.ts'
import { useQuestionEdit } from '#src/builder/screens/fields/useQuestionEdit.ts'

interface OptionMarkProps {
  question: QuestionWithOptions
  option: Part
  index: number
}

/** After an option of a choice: whether it is correct, or its points. */
export function OptionMark({ question, option, index }: OptionMarkProps) {
  const edit = useQuestionEdit(question.id)
  if (question.kind !== 'singleChoice' && question.kind !== 'multipleChoice') return null
  if (isSelfIdentification(question)) return null
  const name = partName(option, index, 'option')
  if (question.optionPoints) {
    return <OptionPoints question={question} optionId={option.id} name={name} />
  }
  return (
    <label className={styles.key} title="Correct answer">
      <input
        type="checkbox"
        aria-label={`Correct answer: ${name}`}
        checked={question.key?.options.includes(option.id) ?? false}
        onChange={() => edit.set('changeCorrectAnswer', toggledKey(question, option.id))}
      />
    </label>
  )
}

/** The heading of these marks. */
export function OptionMarkHead({ question }: { question: QuestionWithOptions }) {
  if (question.kind !== 'singleChoice' && question.kind !== 'multipleChoice') return null
  if (isSelfIdentification(question)) return null
  return (
    <div className={styles.markHead} aria-hidden>
      {question.optionPoints ? 'Points' : 'Correct'}
    </div>
  )
}
