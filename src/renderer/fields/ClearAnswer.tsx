import type { AnswerableQuestion } from '#schemas/question.ts'
import { idsOf, useFill, useQuestionState } from '#src/renderer/fill/FillContext.ts'

import styles from './fields.module.css'

/**
 * For what can't be let go of by itself: radio buttons, an order, a drawing. It stands in the space
 * between two questions, so nothing jumps.
 */
export function ClearAnswer({
  question,
  onClear,
}: {
  question: AnswerableQuestion
  /** Where the answer stands in more than inputs. */
  onClear?: () => void
}) {
  const { enter, nonce } = useFill()
  const { started, required } = useQuestionState(question.id)
  if (required || question.required) return null

  const clear = (button: Element) => {
    enter(question, '')
    const ticked = button.closest('[data-question]')?.querySelectorAll('input:checked')
    for (const each of ticked ?? []) if (each instanceof HTMLInputElement) each.checked = false
    onClear?.()
    document.getElementById(idsOf(nonce, question.id).input)?.focus()
  }
  return (
    <button
      type="button"
      className={styles.clear}
      hidden={!started}
      onClick={(event) => clear(event.currentTarget)}
    >
      Clear this answer
    </button>
  )
}
