import type { ReactNode } from 'react'

import type { AnswerableQuestion } from '#schemas/question.ts'
import { AuthoredTree } from '#src/assessment/renderer/text/AuthoredTree.tsx'
import { KeyDetails } from '#src/review/screens/attempt/KeyDetails.tsx'
import shared from '#src/ui/shared.module.css'

import styles from './byQuestion.module.css'

/** The question with what its author says about marking it. It stays in view beside long answers. */
export function PinnedQuestion({
  question,
  note,
  children,
}: {
  question: AnswerableQuestion
  /** Above it, such as how versions ask it; null for nothing. */
  note: string | null
  children?: ReactNode
}) {
  const { prompt, explanation } = question
  return (
    <section className={styles.pinned} aria-label="Question">
      {note === null ? null : <p className={shared.quiet}>{note}</p>}
      <AuthoredTree text={prompt} links="live" />
      <KeyDetails question={question} answer={undefined} language="en" />
      {explanation && explanation.tree.length > 0 ? (
        <div className={shared.quiet}>
          <AuthoredTree text={explanation} links="live" />
        </div>
      ) : null}
      {children}
    </section>
  )
}
