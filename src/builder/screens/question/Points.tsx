import type { AnswerableQuestion } from '#schemas/question.ts'
import { isScoredByOption } from '#src/assessment/engine/scoring/optionPoints.ts'
import { canBeWorthPoints, isMarkedByPeople } from '#src/assessment/engine/scoring/worth.ts'
import { type Grading, gradingOf } from '#src/staff/words/gradingWords.ts'
import { NumberField } from '#src/staff/fields/NumberField.tsx'
import { pointsFromZero } from '#src/builder/screens/fields/pointLimits.ts'
import { useQuestionEdit } from '#src/builder/screens/fields/useQuestionEdit.ts'

/** The points for the question, unless its options have their own. */
export function Points({ question }: { question: AnswerableQuestion }) {
  const edit = useQuestionEdit(question.id)
  if (!canBeWorthPoints(question) || isScoredByOption(question)) return null
  return (
    <NumberField
      label={isMarkedByPeople(question) ? 'Maximum points' : 'Points'}
      field="points"
      optional
      help={helpFor(question)}
      value={question.points}
      refuse={pointsFromZero}
      onType={(points) => edit.type('changePoints', 'points', { points })}
    />
  )
}

function helpFor(question: AnswerableQuestion): string {
  if (isMarkedByPeople(question))
    return 'A reviewer gives the points. Until then scores are provisional.'
  const grading = gradingOf(question)
  return grading ? sharedBy[grading] : 'Full points or none.'
}

const sharedBy: { readonly [G in Grading]: string } = {
  perRow: 'Shared equally by the scored rows.',
  perOption: 'Shared equally by the correct options.',
  perPlace: 'Shared equally by the places.',
  perPair: 'Shared equally by the pairs of options.',
}
