import type { AnswerableQuestion } from '#schemas/question.ts'
import {
  namedAfterQuestion,
  questionIds,
  useFill,
  useQuestionState,
} from '#src/assessment/renderer/session/FillContext.ts'
import { useWords } from '#src/assessment/renderer/text/words.ts'

import styles from './fields.module.css'

/**
 * For what can't be cleared otherwise: radio buttons, rankings, drawings. It is in the gap between
 * two questions, so that nothing jumps.
 */
export function ClearAnswer({
  question,
  onClear,
}: {
  question: AnswerableQuestion
  /** If the answer is not only in inputs. */
  onClear?: () => void
}) {
  const { enter, nonce } = useFill()
  const { fields } = useWords()
  const { started, required } = useQuestionState(question.id)
  if (required || question.required) return null
  const ids = questionIds(nonce, question.id)

  const clear = (button: Element) => {
    enter(question, '')
    const ticked = button.closest('[data-question]')?.querySelectorAll('input:checked')
    for (const each of ticked ?? []) if (each instanceof HTMLInputElement) each.checked = false
    onClear?.()
    document.getElementById(ids.input)?.focus()
  }
  return (
    <button
      type="button"
      {...namedAfterQuestion(ids, 'clear')}
      className={styles.clear}
      data-clear=""
      hidden={!started}
      onClick={(event) => clear(event.currentTarget)}
    >
      {fields.clear}
    </button>
  )
}
