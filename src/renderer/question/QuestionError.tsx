import type { ReactNode, RefCallback } from 'react'

import type { Question } from '#schemas/question.ts'
import type { Violation } from '#src/engine/violation.ts'
import { VisuallyHidden } from '#src/ui/controls/VisuallyHidden.tsx'
import type { Fill } from '#src/renderer/session/FillContext.ts'
import { violationWords } from '#src/wording/candidate/violationWords.ts'

import { useRefusals } from './useRefusals.ts'
import styles from './question.module.css'

type QuestionErrorProps = {
  id: string
  question: Question
  violation: Violation | null
  /** Beside the inputs: marks them, and is hidden where refused files are listed below it. */
  isAtField?: boolean
  fill: Fill
}

/**
 * Inputs refer to it before there is one. Not a component, because a page has thousands.
 */
export function questionError(props: QuestionErrorProps) {
  const { id, question, violation, isAtField, fill } = props
  if (violation === null) return null
  return (
    <p ref={isAtField ? markingOf(question) : null} id={id} className={styles.error}>
      {question.kind === 'file' ? (
        <FileWords {...props} violation={violation} />
      ) : (
        errorWords(violationWords(violation, question, fill.words, fill.session.quote), fill)
      )}
    </p>
  )
}

/** They may change while the violation stays. */
function FileWords(props: QuestionErrorProps & { violation: Violation }): ReactNode {
  const { question, violation, isAtField, fill } = props
  const refusals = useRefusals(question, violation, fill.session)
  if (isAtField && refusals) return null
  const words = refusals ?? violationWords(violation, question, fill.words, fill.session.quote)
  return errorWords(words, fill)
}

function errorWords(words: string, fill: Fill): ReactNode {
  return (
    <>
      {VisuallyHidden({ children: `${fill.words.problems.error} ` })}
      {words}
    </>
  )
}

/** Null if there are only options: what is wrong is the choice, and not each of them. */
function markingOf(question: Question): RefCallback<Element> | null {
  if (question.kind === 'consent') return markBox
  const isChoice = question.kind === 'singleChoice' || question.kind === 'multipleChoice'
  const isList = question.kind === 'singleChoice' && question.display === 'dropdown'
  return isChoice && !isList && question.other === undefined ? null : markInputs
}

const markBox = marking('input')
const markInputs = marking('input:not([type="radio"],[type="checkbox"]),textarea,select')

/** Marks inputs of its question while there is an error, without rendering them again. */
function marking(marked: string): RefCallback<Element> {
  return (error) => {
    const inputs = error?.closest('[data-question]')?.querySelectorAll(marked) ?? []
    for (const input of inputs) input.setAttribute('aria-invalid', 'true')
    return () => {
      for (const input of inputs) input.removeAttribute('aria-invalid')
    }
  }
}
