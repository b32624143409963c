import { memo } from 'react'
import { useSelected } from '#src/builder/screens/state/useDraft.ts'
import { ClosedQuestion } from './ClosedQuestion.tsx'
import { QuestionEditor } from './QuestionEditor.tsx'
import type { PlacedQuestion } from './structure.ts'

type QuestionCardProps = Pick<PlacedQuestion, 'question' | 'number'>

/** One question: as candidates will see it, or open for editing. */
export const QuestionCard = memo(function QuestionCard({ question, number }: QuestionCardProps) {
  const open = useSelected(
    ({ selection }) => selection.kind === 'question' && selection.questionId === question.id,
  )
  return open ? (
    <QuestionEditor question={question} number={number} />
  ) : (
    <ClosedQuestion question={question} number={number} />
  )
})
