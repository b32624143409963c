import type { ReactNode, RefCallback } from 'react'

import type { Question } from '#schemas/question.ts'
import type { Violation } from '#src/engine/violation.ts'
import { VisuallyHidden } from '#src/ui/controls/VisuallyHidden.tsx'
import type { Fill } from '#src/renderer/session/FillContext.ts'
import { directionOf } from '#src/renderer/text/direction.ts'
import { ownErrorText, violationWords } from '#src/wording/candidate/violationWords.ts'

import { useRefusals } from './useRefusals.ts'
import styles from './question.module.css'

type QuestionErrorProps = {
  id: string
  question: Question
  violation: Violation | null
  /** Beside the inputs: marks them, and is hidden where refused files are listed below it. */
  isAtField?: boolean
  /** Its React key, if it is in a list. */
  listKey?: string | undefined
  fill: Fill
}

/**
 * Inputs refer to it before there is one. Not a component, because a page has thousands.
 */
export function questionError(props: QuestionErrorProps) {
  const { id, question, violation, isAtField, listKey, fill } = props
  if (violation === null) return null
  return (
    <p key={listKey} ref={isAtField ? markingOf(question) : null} id={id} className={styles.error}>
      {question.kind === 'file' ? (
        <FileWords {...props} violation={violation} />
      ) : (
        violationText(violation, question, fill)
      )}
    </p>
  )
}

/** They may change while the violation stays. */
function FileWords(props: QuestionErrorProps & { violation: Violation }): ReactNode {
  const { question, violation, isAtField, fill } = props
  const refusals = useRefusals(question, violation, fill.session)
  if (refusals === null) return violationText(violation, question, fill)
  return isAtField ? null : errorText(refusals, otherDirection(fill), fill)
}

function violationText(violation: Violation, question: Question, fill: Fill): ReactNode {
  const isOwn = ownErrorText(question) !== null
  const text = violationWords(violation, question, fill.words, fill.session.quote)
  return errorText(text, isOwn ? 'auto' : otherDirection(fill), fill)
}

function errorText(text: string, direction: Direction | null, fill: Fill): ReactNode {
  return (
    <>
      {VisuallyHidden({ children: `${fill.words.problems.error} ` })}
      <span dir={direction ?? undefined}>{text}</span>
    </>
  )
}

type Direction = 'auto' | 'ltr' | 'rtl'

/** Of the words, if the page has another: in a language that has no words of its own. */
function otherDirection({ words, session }: Fill): Direction | null {
  const direction = directionOf(words.write.language)
  return direction === directionOf(session.evaluation.compiled.definition.language)
    ? null
    : direction
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
