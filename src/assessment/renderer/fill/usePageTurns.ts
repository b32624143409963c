import { useState } from 'react'

import type { FillSession } from '#src/assessment/renderer/session/fillSession.ts'

import { CHECK_PLACE, placeOfQuestion, questionsOfPage } from './pages.ts'
import type { OpenPage } from './usePages.ts'

/** The question to focus; a new object for each request. */
export type FocusTarget = { questionId: string }

export type Turning = {
  next: () => void
  back: () => void
  submit: () => void
  goTo: (place: string) => void
  /** Opens the page of a question and focuses it. After a Change link, Next returns, until another page is opened. */
  goToQuestion: (questionId: string, returning: boolean) => void
  /** Next returns to the check-your-answers page. */
  isReturning: boolean
  /** A new number each time the error summary should get the focus. */
  summaryRequest: number
  focusTarget: FocusTarget | null
}

/** Changing pages. Errors on a page are shown on Next, never before. */
export function usePageTurns(
  session: FillSession,
  { pages, index, page }: OpenPage,
  onPlace: (place: string) => void,
  onSubmit: () => void,
  startAt: FocusTarget | null,
): Turning {
  // The page that a Change link led to: on another one, which Back may open, it is over.
  const [returningFrom, setReturningFrom] = useState<string | null>(null)
  const isReturning = returningFrom === page.place
  const [summaryRequest, setSummaryRequest] = useState(0)
  const [focusTarget, setFocusTarget] = useState(startAt)

  const goTo = (place: string): void => {
    setReturningFrom(null)
    setFocusTarget(null)
    onPlace(place)
  }
  const isRight = (of: 'all' | readonly string[]): boolean => {
    if (session.reveal(of).length === 0) return true
    setSummaryRequest((count) => count + 1)
    return false
  }
  return {
    next() {
      if (!isRight(questionsOfPage(page).map((question) => question.id))) return
      const changed = isReturning ? focusTarget : null
      goTo(isReturning ? CHECK_PLACE : (pages[index + 1]?.place ?? CHECK_PLACE))
      // Back to the row of the Change link, not to the top of a long list.
      if (changed) setFocusTarget({ questionId: changed.questionId })
    },
    back() {
      const before = pages[index - 1]
      if (before) goTo(before.place)
    },
    submit() {
      if (isRight('all')) onSubmit()
    },
    goTo,
    goToQuestion(questionId, returning) {
      const place = placeOfQuestion(pages, questionId)
      if (place === null) return
      setFocusTarget({ questionId })
      // A link to an error of this page leads nowhere else.
      const stays = isReturning && place === page.place
      setReturningFrom(returning || stays ? place : null)
      if (place !== page.place) onPlace(place)
    },
    isReturning,
    summaryRequest,
    focusTarget,
  }
}
