import {
  type FocusEvent,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
} from 'react'

import type { Question } from '#schemas/question.ts'
import { isShown } from '#src/assessment/engine/evaluation/evaluation.ts'
import type { Entry } from '#src/assessment/renderer/session/field.ts'
import { fieldOf } from '#src/assessment/renderer/fields/fields.ts'
import type { FillSession } from '#src/assessment/renderer/session/fillSession.ts'
import { promptLine } from '#src/assessment/renderer/text/promptParts.ts'
import { useWords } from '#src/assessment/renderer/text/words.ts'
import { violationWords } from '#src/assessment/words/violationWords.ts'
import { announce } from '#src/ui/announce.ts'
import { afterPress } from '#src/ui/press.ts'

import { type Page, questionsOfPage } from './pages.ts'

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

/**
 * Checks a question when it is left, once its page was tried. The error is only at the field: were
 * the summary changed as well, everything below it would move.
 */
export function useCheckOnLeave(session: FillSession): (event: FocusEvent) => void {
  const words = useWords()
  return useCallback(
    ({ target, relatedTarget }) => {
      const card = target.closest('[data-question]')
      const question = questionIn(session, card?.getAttribute('data-question') ?? '')
      if (question === undefined || isMark(target)) return
      if (card?.contains(relatedTarget) && !isMark(relatedTarget)) return
      // The message may move what the pointer is pressed on.
      afterPress(() => {
        const violation = session.checkAgain(question.id)
        if (violation === null) return
        const text = violationWords(violation, question, words, session.quote)
        announce(`${promptLine(question.prompt, session.quote)} – ${words.problems.error} ${text}`)
      })
    },
    [session, words],
  )
}

/** After the inputs of a question: whoever is there has left them. */
function isMark(target: EventTarget | null): boolean {
  return target instanceof Element && target.hasAttribute('data-later')
}

export function questionIn(session: FillSession, questionId: string): Question | undefined {
  const { questions, indexByQuestionId } = session.evaluation.compiled
  return questions[indexByQuestionId.get(questionId) ?? -1]?.question
}

/**
 * Announces how many questions of the page an answer has added or removed. A choice says it at once,
 * a text once its field is left: both fire `change`, and no key does. What has no such event, such as
 * a ranking, says it when it is left.
 */
export function useShownNews(
  root: RefObject<HTMLElement | null>,
  session: FillSession,
  page: Page,
  /** Another one for each page that is opened. */
  turn: string,
): void {
  const { filling } = useWords()
  const seen = useRef<{ turn: string; ids: ReadonlySet<string> }>({ turn: '', ids: new Set() })
  const look = useEffectEvent((at: string) => {
    const before = seen.current
    const ids = shownOn(session, page)
    seen.current = { turn: at, ids }
    if (before.turn !== at) return
    const added = [...ids].filter((id) => !before.ids.has(id)).length
    const removed = [...before.ids].filter((id) => !ids.has(id)).length
    const news = [
      ...(added > 0 ? [filling.addedBelow(added)] : []),
      ...(removed > 0 ? [filling.removedBelow(removed)] : []),
    ]
    if (news.length > 0) announce(news.join(' '))
  })
  useEffect(() => {
    const element = root.current
    const again = () => look(turn)
    again()
    element?.addEventListener('change', again)
    element?.addEventListener('focusout', again)
    return () => {
      element?.removeEventListener('change', again)
      element?.removeEventListener('focusout', again)
    }
  }, [root, turn])
}

/** The questions to answer that the page shows, whether or not their section is started. */
function shownOn({ evaluation }: FillSession, page: Page): ReadonlySet<string> {
  const questions = questionsOfPage(page).filter(
    ({ id, kind }) => kind !== 'statement' && isShown(evaluation, id),
  )
  return new Set(questions.map(({ id }) => id))
}
