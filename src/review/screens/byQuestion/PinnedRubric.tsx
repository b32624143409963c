import type { AnswerableQuestion } from '#schemas/question.ts'
import { levelPointsWords } from '#src/review/screens/attempt/levelWords.ts'
import shared from '#src/ui/shared.module.css'

import styles from './byQuestion.module.css'

/** The levels with their keys, which stay in view beside an answer that is longer than the window. */
export function PinnedRubric({ question }: { question: AnswerableQuestion }) {
  const levels = question.rubric?.levels ?? []
  if (levels.length === 0) return null
  return (
    <ol className={styles.rubric} aria-label="Rubric">
      {levels.map((level, at) => (
        <li key={level.id}>
          <kbd aria-hidden="true">{at + 1}</kbd> <span dir="auto">{level.text || '…'}</span>
          <div className={shared.quiet}>{levelPointsWords(question, level)}</div>
        </li>
      ))}
    </ol>
  )
}
