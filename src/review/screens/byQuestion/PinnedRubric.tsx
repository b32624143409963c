import type { AnswerableQuestion } from '#schemas/question.ts'
import { levelPoints } from '#src/assessment/engine/scoring/marks.ts'
import { pointsWords } from '#src/staff/words/scoreReasonWords.ts'
import shared from '#src/ui/shared.module.css'

import styles from './byQuestion.module.css'

/** The levels with their keys, which stay in view beside an answer that is longer than the window. */
export function PinnedRubric({ question }: { question: AnswerableQuestion }) {
  const levels = question.rubric?.levels ?? []
  if (levels.length === 0) return null
  return (
    <ol className={styles.rubric} aria-label="Rubric">
      {levels.map(({ id, text }, at) => (
        <li key={id}>
          <kbd aria-hidden="true">{at + 1}</kbd> <span dir="auto">{text || '…'}</span>
          <div className={shared.quiet}>{pointsWords(levelPoints(question, id) ?? 0)}</div>
        </li>
      ))}
    </ol>
  )
}
