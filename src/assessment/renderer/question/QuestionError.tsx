import type { Question, QuestionOf } from '#schemas/question.ts'
import type { Violation } from '#src/assessment/engine/violation.ts'
import { VisuallyHidden } from '#src/ui/controls/VisuallyHidden.tsx'
import { useFill } from '#src/assessment/renderer/session/FillContext.ts'
import { directionOf } from '#src/assessment/renderer/text/direction.ts'
import { useWords } from '#src/assessment/renderer/text/words.ts'
import { ownErrorText, violationWords } from '#src/assessment/words/violationWords.ts'

import { useRefusals } from './useRefusals.ts'
import styles from './question.module.css'

type QuestionErrorProps = {
  /** Inputs refer to it before there is an error. */
  id: string
  question: Question
  violation: Violation
  /** Beside the inputs: hidden where refused files are listed below it. */
  isAtField?: boolean
}

export function QuestionError(props: QuestionErrorProps) {
  const { id, question } = props
  return (
    <p id={id} className={styles.error}>
      {question.kind === 'file' ? (
        <FileWords {...props} question={question} />
      ) : (
        <ViolationText {...props} />
      )}
    </p>
  )
}

/** The words about refused files may change while the violation stays. */
function FileWords(props: QuestionErrorProps & { question: QuestionOf<'file'> }) {
  const { question, violation, isAtField } = props
  const refusals = useRefusals(question, violation, useFill().session)
  if (refusals === null) return <ViolationText {...props} />
  return isAtField ? null : <ErrorText>{refusals}</ErrorText>
}

function ViolationText({ question, violation }: QuestionErrorProps) {
  const { session } = useFill()
  const text = violationWords(violation, question, useWords(), session.quote)
  return <ErrorText isOwn={ownErrorText(violation, question) !== null}>{text}</ErrorText>
}

/** `isOwn`: the author's, in a language that may be any. */
function ErrorText({ isOwn = false, children }: { isOwn?: boolean; children: string }) {
  const { session } = useFill()
  const { problems, write } = useWords()
  // The text direction of the message, when it differs from the page's: in a language that has no
  // words of its own.
  const direction = directionOf(write.language)
  const isOther = direction !== directionOf(session.evaluation.compiled.definition.language)
  return (
    <>
      <VisuallyHidden>{`${problems.error} `}</VisuallyHidden>
      <span dir={isOwn ? 'auto' : isOther ? direction : undefined}>{children}</span>
    </>
  )
}
