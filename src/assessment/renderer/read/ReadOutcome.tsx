import type { ReadQuestion } from '#src/assessment/engine/evaluation/reading.ts'
import { drawAnswer } from '#src/assessment/renderer/answers/answers.ts'
import type { FileReader } from '#src/assessment/renderer/session/fileKeeper.ts'
import { moreSigns } from '#src/ui/display/moreSigns.ts'
import { Sign } from '#src/ui/display/Sign.tsx'

import styles from './read.module.css'

/** The answer, or why there is none: left blank and not asked have looks of their own. */
export function ReadOutcome({
  read: { question, isReordered, status, answer, dropped },
  files,
}: {
  read: ReadQuestion
  files: FileReader
}) {
  if (status === 'notShown') {
    return (
      <p className={styles.notShown}>
        <Sign path={moreSigns.hidden} size={18} />
        <span>
          {dropped
            ? 'Not asked in the end. It had been answered before; that answer was dropped.'
            : 'Not asked'}
        </span>
      </p>
    )
  }
  if (status === 'withheld') {
    return (
      <p className={styles.notShown}>
        <Sign path={moreSigns.hidden} size={18} />
        <span>
          Hidden here. Answers to this question are only counted in groups, under Fair outcome.
        </span>
      </p>
    )
  }
  if (question.kind === 'statement') return null
  if (status === 'blank') {
    return (
      <>
        <p className={styles.blank}>
          <Sign path={moreSigns.circleBlank} size={18} />
          <span>
            {answer === undefined ? 'Left blank' : `Not a valid ${question.kind}. Typed:`}
          </span>
        </p>
        {answer !== undefined && drawAnswer(question, { answer, isReordered, files })}
      </>
    )
  }
  if (answer === undefined) return null
  return drawAnswer(question, { answer, isReordered, files })
}
