import type { Question } from '#schemas/question.ts'
import type { Violation } from '#src/engine/violation.ts'
import { VisuallyHidden } from '#src/ui/controls/VisuallyHidden.tsx'
import { useFill } from '#src/renderer/session/FillContext.ts'
import { useWords } from '#src/renderer/text/words.ts'
import { violationWords } from '#src/wording/candidate/violationWords.ts'

import { useRefusals } from './useRefusals.ts'
import styles from './question.module.css'

type QuestionErrorProps = {
  id: string
  question: Question
  violation: Violation | null
  /** Beside the inputs: marks them, and is hidden where refused files are listed below it. */
  isAtField?: boolean
}

/**
 * Inputs refer to it before there is one. Not a component, because a page has thousands.
 */
export function questionError(props: QuestionErrorProps) {
  const { id, question, violation, isAtField } = props
  if (violation === null) return null
  const Words = question.kind === 'file' ? FileWords : ErrorWords
  return (
    <p ref={isAtField ? markInputs : null} id={id} className={styles.error}>
      <Words {...props} violation={violation} />
    </p>
  )
}

type ErrorWordsProps = QuestionErrorProps & { violation: Violation }

/** They may change while the violation stays. */
function FileWords(props: ErrorWordsProps) {
  const refusals = useRefusals(props.question, props.violation, useFill().session)
  return props.isAtField && refusals ? null : <ErrorWords {...props} words={refusals} />
}

function ErrorWords({
  question,
  violation,
  words = null,
}: ErrorWordsProps & { words?: string | null }) {
  const { session } = useFill()
  const catalogue = useWords()
  return (
    <span dir="auto">
      <VisuallyHidden>{catalogue.problems.error} </VisuallyHidden>
      {words ?? violationWords(violation, question, catalogue, session.quote)}
    </span>
  )
}

/** Marks the inputs of its question while there is an error, without rendering them again. */
function markInputs(error: Element | null) {
  const card = error?.closest('[data-question]')
  const inputs = card?.querySelectorAll('input:not([type="radio"]), textarea, select') ?? []
  for (const input of inputs) input.setAttribute('aria-invalid', 'true')
  return () => {
    for (const input of inputs) input.removeAttribute('aria-invalid')
  }
}
