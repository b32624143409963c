import type { ChoiceQuestion, QuestionWithOptions } from '#schemas/question.ts'
import { isSelfIdentification } from '#src/assessment/engine/selfIdentification.ts'
import styles from '#src/builder/screens/fields/PartsEditor.module.css'
import { toggledKey } from '#src/staff/answerKeys/optionKey.ts'
import type { Part } from '#src/builder/screens/state/optionsAndRows.ts'
import { useQuestionEdit } from '#src/builder/screens/fields/useQuestionEdit.ts'
import { getOwn } from '#src/assessment/engine/getOwn.ts'
import { NumberCell } from '#src/builder/screens/fields/NumberCell.tsx'
import { pointsOnly } from '#src/builder/screens/fields/pointLimits.ts'

interface OptionMarkProps {
  question: QuestionWithOptions
  option: Part
  name: string
}

/** After an option of a choice: whether it is correct, or its points. */
export function OptionMark({ question, option, name }: OptionMarkProps) {
  const edit = useQuestionEdit(question.id)
  if (question.kind !== 'singleChoice' && question.kind !== 'multipleChoice') return null
  if (isSelfIdentification(question)) return null
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

interface OptionPointsProps {
  question: ChoiceQuestion
  optionId: string
  name: string
}

/** The points of one option, which may be negative; empty means 0. */
function OptionPoints({ question, optionId, name }: OptionPointsProps) {
  const edit = useQuestionEdit(question.id)
  const { optionPoints } = question
  if (!optionPoints) return null
  const type = (points: number | undefined) => {
    const { [optionId]: _, ...others } = optionPoints.byOption
    const byOption = points === undefined ? others : { ...others, [optionId]: points }
    edit.type('changePoints', `points.${optionId}`, {
      optionPoints: { ...optionPoints, byOption },
    })
  }
  return (
    <NumberCell
      label={`Points for ${name}`}
      value={getOwn(optionPoints.byOption, optionId)}
      refuse={pointsOnly}
      onType={type}
    />
  )
}
