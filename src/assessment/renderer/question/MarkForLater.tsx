import { memo } from 'react'

import {
  namedAfterQuestion,
  questionIds,
  useFill,
} from '#src/assessment/renderer/session/FillContext.ts'
import { useWords } from '#src/assessment/renderer/text/words.ts'

import styles from './later.module.css'

/** Marks a question to come back to. It is in the gap after the question, so that nothing moves. */
export const MarkForLater = memo(function MarkForLater(props: { id: string; isMarked: boolean }) {
  const { id, isMarked } = props
  const { session, nonce } = useFill()
  const { later } = useWords().filling
  const toggle = (): void => {
    const marks = new Set(session.marks.getState())
    if (!marks.delete(id)) marks.add(id)
    session.marks.set(marks)
  }
  return (
    <button
      type="button"
      {...namedAfterQuestion(questionIds(nonce, id), 'later')}
      className={styles.later}
      aria-pressed={isMarked}
      data-later=""
      onClick={toggle}
    >
      <span key={String(isMarked)}>{isMarked ? later.marked : later.mark}</span>
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
