import type { Question } from '#schemas/question.ts'
import { withLabelsWritten } from '#src/engine/authoredText.ts'
import type { Violation } from '#src/engine/violation.ts'
import { Sign } from '#src/ui/Sign.tsx'
import { signs } from '#src/ui/signs.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { violationWords } from '#src/wording/candidate/violationWords.ts'

import { useFill } from './FillContext.ts'
import styles from './question.module.css'

/** Always in place, so that inputs can name it before there is anything to say. */
export function QuestionError({
  id,
  question,
  violation,
}: {
  id: string
  question: Question
  violation: Violation | null
}) {
  const { session } = useFill()
  const { language } = session.evaluation.compiled.definition
  return (
    <p id={id} className={styles.error} hidden={violation === null}>
      {violation !== null && (
        <>
          <Sign path={signs.problem} size={20} />
          <span dir="auto">
            <VisuallyHidden>Error: </VisuallyHidden>
            {violationWords(violation, withLabelsWritten(question, session.quote), language)}
          </span>
        </>
      )}
    </p>
  )
}
