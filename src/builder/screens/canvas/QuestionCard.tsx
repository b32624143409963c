import { memo } from 'react'

import type { Question } from '#schemas/question.ts'
import { useSelected } from '#src/builder/screens/state/useDraft.ts'
import { textLine } from '#src/assessment/engine/texts/textLine.ts'
import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import { AuthoredBlocks, AuthoredTree } from '#src/assessment/renderer/text/AuthoredTree.tsx'
import { QuestionHeading } from '#src/assessment/renderer/question/QuestionHeading.tsx'
import { QuestionInputs } from '#src/assessment/renderer/question/QuestionInputs.tsx'
import { promptParts } from '#src/assessment/renderer/text/promptParts.ts'

import { QuestionEditor } from './QuestionEditor.tsx'
import type { PlacedQuestion } from './structure.ts'
import styles from './Card.module.css'

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

interface ClosedQuestionProps {
  question: Question
  number: number | null
}

/** A question as candidates will see it. Clicking it opens the editor. */
const ClosedQuestion = memo(function ClosedQuestion(props: ClosedQuestionProps) {
  const { question, number } = props
  const { selection } = useBuilder()
  const text = textLine(question.prompt)
  const isOptional = question.kind !== 'statement' && !question.required
  const name = number === null ? 'statement' : `question ${number}`
  return (
    <article className={styles.closed} data-card={question.id}>
      <button
        type="button"
        className={styles.cover}
        aria-label={`Edit ${name}: ${text || 'no text yet'}`}
        onClick={() =>
          selection.select({ kind: 'question', questionId: question.id }, 'canvas', 'prompt')
        }
      />
      <div className={styles.candidateView} inert>
        <QuestionHeading {...{ question, number, isOptional }} level={3} labelFor={null} />
        <AuthoredBlocks blocks={promptParts(question.prompt).rest} />
        {question.help ? (
          <div className={styles.quiet}>
            <AuthoredTree text={question.help} />
          </div>
        ) : null}
        <QuestionInputs key={question.kind} question={question} />
      </div>
    </article>
  )
})
