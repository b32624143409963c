import type { AnswerableQuestion } from '#schemas/question.ts'

import { levelPointsWords } from './levelWords.ts'
import styles from './KeyDetails.module.css'

/** The levels of a rubric with their points, as described by the author. */
export function RubricLevels({ question }: { question: AnswerableQuestion }) {
  const { rubric } = question
  if (rubric === undefined || rubric.levels.length === 0) return null
  return (
    <div className={styles.parts}>
      <p className={styles.key}>Rubric</p>
      <dl className={styles.levels}>
        {rubric.levels.map((level) => (
          <div key={level.id}>
            <dt>{levelPointsWords(question, level)}</dt>
            <dd dir="auto">{level.text || '…'}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
