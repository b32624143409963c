import type { AnswerableQuestion } from '#schemas/question.ts'
import { isScoredByOption } from '#src/engine/scoring/optionPoints.ts'
import { isMarkedByPeople } from './marking.ts'
import { NumberField } from './NumberField.tsx'
import { pointsFromZero } from './pointLimits.ts'
import { useQuestionEdit } from './useQuestionEdit.ts'

/** What the question is worth, unless its options say so one by one. */
export function Points({ question }: { question: AnswerableQuestion }) {
  const edit = useQuestionEdit(question.id)
  if (question.kind === 'consent' || isScoredByOption(question)) return null
  return (
    <NumberField
      label={isMarkedByPeople(question) ? 'Most points' : 'Points'}
      field="points"
      optional
      help={helpFor(question)}
      value={question.points}
      refuse={pointsFromZero}
      onType={(points) => edit.type('Change points', 'points', { points })}
    />
  )
}

function helpFor(question: AnswerableQuestion): string {
  if (isMarkedByPeople(question))
    return 'No key can score this kind: a score with it stays provisional.'
  const isShared = question.kind === 'matrix' && question.key?.grading === 'perRow'
  return isShared ? 'Shared equally by the scored rows.' : 'For the correct answer, all or nothing.'
}
