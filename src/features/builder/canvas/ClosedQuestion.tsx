import { Fragment, memo } from 'react'
import type { Question } from '#schemas/question.ts'
import { textLine } from '#src/engine/texts/textLine.ts'
import { useBuilder } from '#src/features/builder/state/BuilderContext.ts'
import { AuthoredBlocks, AuthoredTree } from '#src/renderer/text/AuthoredTree.tsx'
import { questionHeading } from '#src/renderer/question/questionHeading.tsx'
import { questionInputs } from '#src/renderer/question/questionInputs.ts'
import { fieldIds, idsOf, useFill } from '#src/renderer/session/FillContext.ts'
import { promptParts } from '#src/renderer/text/promptParts.ts'
import styles from './Card.module.css'

export interface ClosedQuestionProps {
  question: Question
  number: number | null
}

/** A question as candidates will see it. Clicking it opens the editor. */
export const ClosedQuestion = memo(function ClosedQuestion(props: ClosedQuestionProps) {
  const { question, number } = props
  const { selection } = useBuilder()
  const fill = useFill()
  // Inert, so nobody hears a description.
  const ids = fieldIds(idsOf(fill.nonce, question.id), {})
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
        {questionHeading({ question, number, level: 3, labelFor: null, isOptional }, fill)}
        <AuthoredBlocks blocks={promptParts(question.prompt).rest} />
        {question.help ? (
          <div className={styles.quiet}>
            <AuthoredTree text={question.help} />
          </div>
        ) : null}
        <Fragment key={question.kind}>{questionInputs(question, ids, fill)}</Fragment>
      </div>
    </article>
  )
})
