import type { ChoiceQuestion } from '#schemas/question.ts'
import { entryOf } from '#src/engine/entry.ts'
import { NumberCell } from './NumberCell.tsx'
import { pointsOnly } from './pointLimits.ts'
import { useQuestionEdit } from './useQuestionEdit.ts'

interface OptionPointsProps {
  question: ChoiceQuestion
  optionId: string
  name: string
}

/** The points of one option, below 0 too; none typed is 0. */
export function OptionPoints({ question, optionId, name }: OptionPointsProps) {
  const edit = useQuestionEdit(question.id)
  const { optionPoints } = question
  if (!optionPoints) return null
  const type = (points: number | undefined) => {
    const { [optionId]: _, ...others } = optionPoints.byOption
    const byOption = points === undefined ? others : { ...others, [optionId]: points }
    edit.type('Change points', `points.${optionId}`, {
      optionPoints: { ...optionPoints, byOption },
    })
  }
  return (
    <NumberCell
      label={`Points for ${name}`}
      value={entryOf(optionPoints.byOption, optionId)}
      refuse={pointsOnly}
      onType={type}
    />
  )
}
