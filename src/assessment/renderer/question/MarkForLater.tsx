import { memo, useSyncExternalStore } from 'react'

import { questionIds, useFill } from '#src/assessment/renderer/session/FillContext.ts'
import { useWords } from '#src/assessment/renderer/text/words.ts'

import styles from './later.module.css'

/** Marks a question to come back to. It is in the gap after the question, so that nothing moves. */
export const MarkForLater = memo(function MarkForLater({ questionId }: { questionId: string }) {
  const { session, nonce } = useFill()
  const { later } = useWords().filling
  const isMarked = useSyncExternalStore(session.marks.subscribe, () =>
    session.marks.getState().has(questionId),
  )
  const ids = questionIds(nonce, questionId)
  const toggle = (): void => {
    const marks = new Set(session.marks.getState())
    if (!marks.delete(questionId)) marks.add(questionId)
    session.marks.set(marks)
  }
  return (
    <button
      type="button"
      id={ids.later}
      className={styles.later}
      aria-pressed={isMarked}
      // Its own words, and whose they are.
      aria-labelledby={`${ids.later} ${ids.heading}`}
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
