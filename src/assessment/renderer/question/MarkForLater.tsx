import { memo, useSyncExternalStore } from 'react'

import type { Question } from '#schemas/question.ts'
import { useFill } from '#src/assessment/renderer/session/FillContext.ts'
import { OfQuestion } from '#src/assessment/renderer/text/OfQuestion.tsx'
import { useWords } from '#src/assessment/renderer/text/words.ts'

import styles from './later.module.css'

/** Marks a question to come back to. It is in the gap after the question, so that nothing moves. */
export const MarkForLater = memo(function MarkForLater({ question }: { question: Question }) {
  const { session } = useFill()
  const { id } = question
  const { later } = useWords().filling
  const isMarked = useSyncExternalStore(session.marks.subscribe, () =>
    session.marks.getState().has(id),
  )
  const toggle = (): void => {
    const marks = new Set(session.marks.getState())
    if (!marks.delete(id)) marks.add(id)
    session.marks.set(marks)
  }
  return (
    <button
      type="button"
      className={styles.later}
      aria-pressed={isMarked}
      data-later=""
      onClick={toggle}
    >
      <span key={String(isMarked)}>{isMarked ? later.marked : later.mark}</span>
      <OfQuestion question={question} />
    </button>
  )
})

/** "Marked for later", with its sign, where the question is listed. */
export function MarkedForLater() {
  const { later } = useWords().filling
  return (
    <span className={styles.marked}>
      <span>{later.marked}</span>
    </span>
  )
}
