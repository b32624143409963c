import type { Question } from '#schemas/question.ts'
import type { Violation } from '#src/engine/violation.ts'
import { Sign } from '#src/ui/display/Sign.tsx'
import { signs } from '#src/ui/display/signs.ts'
import { VisuallyHidden } from '#src/ui/controls/VisuallyHidden.tsx'
import { useFill } from '#src/renderer/session/FillContext.ts'
import { useWords } from '#src/renderer/text/words.ts'

import { problemWords, useRefusals } from './problemWords.ts'
import styles from './question.module.css'

type QuestionErrorProps = {
  id: string
  question: Question
  violation: Violation | null
  /** Beside the inputs: marks them, and is hidden where refused files are listed below it. */
  isAtField?: boolean
}

/** Always rendered, so that inputs can refer to it before there is an error. */
export function QuestionError(props: QuestionErrorProps) {
  const { id, question, violation } = props
  if (question.kind === 'file') return <FileError {...props} />
  return (
    <p id={id} className={styles.error} hidden={violation === null}>
      {violation !== null && <ErrorWords {...props} violation={violation} />}
    </p>
  )
}

/** Its words may change while the violation stays. */
function FileError(props: QuestionErrorProps) {
  const { id, question, violation, isAtField = false } = props
  const refusals = useRefusals(question, violation, useFill().session)
  const isHidden = violation === null || (isAtField && refusals !== null)
  return (
    <p id={id} className={styles.error} hidden={isHidden}>
      {violation !== null && <ErrorWords {...props} violation={violation} words={refusals} />}
    </p>
  )
}

function ErrorWords({
  question,
  violation,
  words = null,
  isAtField,
}: QuestionErrorProps & { violation: Violation; words?: string | null }) {
  const { session } = useFill()
  const catalogue = useWords()
  return (
    <>
      <Sign path={signs.problem} size={20} />
      <span ref={isAtField ? markInputs : undefined} dir="auto">
        <VisuallyHidden>{catalogue.problems.error} </VisuallyHidden>
        {words ?? problemWords(question, violation, session, catalogue)}
      </span>
    </>
  )
}

/** Marks the inputs of its question while there is an error, without rendering them again. */
function markInputs(error: Element | null) {
  const card = error?.closest('[data-question]')
  const inputs = [...(card?.querySelectorAll('input:not([type="radio"]), textarea, select') ?? [])]
  for (const input of inputs) input.setAttribute('aria-invalid', 'true')
  return () => {
    for (const input of inputs) input.removeAttribute('aria-invalid')
  }
}
