import type { AnswerableQuestion } from '#schemas/question.ts'
import { pointsWords } from '#src/staff/words/scoreReasonWords.ts'

import styles from './KeyDetails.module.css'

/** The levels of a rubric with their points, as described by the author. */
export function RubricLevels({ question: { rubric } }: { question: AnswerableQuestion }) {
  if (rubric === undefined || rubric.levels.length === 0) return null
  return (
    <div className={styles.parts}>
      <p className={styles.key}>Rubric</p>
      <dl className={styles.levels}>
        {rubric.levels.map(({ id, text, points }) => (
          <div key={id}>
            <dt>{pointsWords(points)}</dt>
            <dd dir="auto">{text || '…'}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
