import type { Question } from '#schemas/question.ts'
import type { Violation } from '#src/engine/violation.ts'
import { Sign } from '#src/ui/display/Sign.tsx'
import { signs } from '#src/ui/display/signs.ts'
import { VisuallyHidden } from '#src/ui/controls/VisuallyHidden.tsx'
import { useWords } from '#src/renderer/text/words.ts'

import styles from './question.module.css'
import { useProblemWords } from './useProblemWords.ts'

/** Always rendered, so that inputs can refer to it before there is an error. */
export function QuestionError({
  id,
  question,
  violation,
  isAtField = false,
}: {
  id: string
  question: Question
  violation: Violation | null
  /** Refused files are listed below it, with the same message. */
  isAtField?: boolean
}) {
  const { problems } = useWords()
  const { words, isOfFiles } = useProblemWords(question, violation)
  return (
    <p id={id} className={styles.error} hidden={violation === null || (isAtField && isOfFiles)}>
      {violation !== null && (
        <>
          <Sign path={signs.problem} size={20} />
          <span dir="auto">
            <VisuallyHidden>{problems.error} </VisuallyHidden>
            {words}
          </span>
        </>
      )}
    </p>
  )
}
