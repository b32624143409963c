import type { AnswerableQuestion } from '#schemas/question.ts'
import { MarkShape } from '#src/ui/display/MarkShape.tsx'
import { VisuallyHidden } from '#src/ui/controls/VisuallyHidden.tsx'

import { levelPointsWords } from './levelWords.ts'
import styles from './KeyDetails.module.css'

/** The levels of a rubric with their points, as described by the author; `chosen` is one's own. */
export function RubricLevels({
  question,
  chosen,
}: {
  question: AnswerableQuestion
  chosen?: string | undefined
}) {
  const { rubric } = question
  if (rubric === undefined || rubric.levels.length === 0) return null
  return (
    <div className={styles.parts}>
      <p className={styles.key}>Rubric</p>
      <dl className={styles.levels}>
        {rubric.levels.map((level) => (
          <div key={level.id} data-chosen={level.id === chosen || undefined}>
            <dt>{levelPointsWords(question, level)}</dt>
            <dd dir="auto">
              <span>{level.text || '…'}</span>
              {level.id === chosen ? (
                <span className={styles.chosen}>
                  <MarkShape mark="check" />
                  <VisuallyHidden>(your level)</VisuallyHidden>
                </span>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
