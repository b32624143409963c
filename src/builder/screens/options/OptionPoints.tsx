import type { ChoiceQuestion } from '#schemas/question.ts'
import { getOwn } from '#src/assessment/engine/getOwn.ts'
import { NumberCell } from '#src/builder/screens/fields/NumberCell.tsx'
import { pointsOnly } from '#src/builder/screens/fields/pointLimits.ts'
import { useQuestionEdit } from '#src/builder/screens/fields/useQuestionEdit.ts'

interface OptionPointsProps {
  question: ChoiceQuestion
  optionId: string
  name: string
}

/** The points of one option, which may be negative; empty means 0. */
export function OptionPoints({ question, optionId, name }: OptionPointsProps) {
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
