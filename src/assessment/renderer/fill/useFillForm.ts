import { useMemo } from 'react'

import type { Question } from '#schemas/question.ts'
import type { Entry } from '#src/assessment/renderer/session/field.ts'
import { fieldOf } from '#src/assessment/renderer/fields/fields.ts'
import type { FillSession } from '#src/assessment/renderer/session/fillSession.ts'

export type FillForm = {
  typed: (questionId: string) => Entry | undefined
  enter: (question: Question, entry: Entry) => void
  /** One handler for all inputs, which are not registered and have no handlers of their own. */
  onInput: (event: { target: EventTarget }) => void
}

/**
 * The form holds what was typed, and the session what it means. Nothing watches the whole form,
 * because that would cost on every keystroke.
 */
export function useFillForm(session: FillSession): FillForm {
  return useMemo(() => {
    const entryByQuestionId = new Map<string, Entry>()
    const enter = (question: Question, entry: Entry): void => {
      const { language } = session.evaluation.compiled.definition
      entryByQuestionId.set(question.id, entry)
      session.give(question.id, fieldOf(question).toAnswer(entry, language, question))
    }
    return {
      typed: (questionId) => entryByQuestionId.get(questionId),
      enter,
      onInput({ target }) {
        const card = target instanceof Element ? target.closest('[data-question]') : null
        const question = questionIn(session, card?.getAttribute('data-question') ?? '')
        if (card === null || question === undefined || !(target instanceof Element)) return
        const entry = fieldOf(question).readEntry(target, card)
        if (entry !== null) enter(question, entry)
      },
    }
  }, [session])
}

export function questionIn(session: FillSession, questionId: string): Question | undefined {
  const { questions, indexByQuestionId } = session.evaluation.compiled
  return questions[indexByQuestionId.get(questionId) ?? -1]?.question
}
