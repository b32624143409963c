import type { Question } from '#schemas/question.ts'
import type { Violation } from '#src/engine/violation.ts'
import { Sign } from '#src/ui/Sign.tsx'
import { signs } from '#src/ui/signs.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'

import styles from './question.module.css'
import { useProblemWords } from './useProblemWords.ts'

/** Always in place, so that inputs can name it before there is anything to say. */
export function QuestionError({
  id,
  question,
  violation,
  isAtField = false,
}: {
  id: string
  question: Question
  violation: Violation | null
  /** Files that were refused are listed below it, with the same words. */
  isAtField?: boolean
}) {
  const { words, isOfFiles } = useProblemWords(question, violation)
  return (
    <p id={id} className={styles.error} hidden={violation === null || (isAtField && isOfFiles)}>
      {violation !== null && (
        <>
          <Sign path={signs.problem} size={20} />
          <span dir="auto">
            <VisuallyHidden>Error: </VisuallyHidden>
            {words}
          </span>
        </>
      )}
    </p>
  )
}
