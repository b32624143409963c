import { useState } from 'react'

import type { FillSession } from '#src/assessment/renderer/session/fillSession.ts'

import { CHECK_PLACE, placeOfQuestion, questionsOfPage } from './pages.ts'
import type { OpenPage } from './usePages.ts'

/** The question to focus; a new object for each request. */
export type FocusTarget = { questionId: string }

/** After a Change link: the page that it led to, and the places of all that were there then. */
type Change = { place: string; known: readonly string[] }

export type Turning = {
  next: () => void
  back: () => void
  submit: () => void
  goTo: (place: string) => void
  /** Opens the page of a question and focuses it. After a Change link, Next returns, until another page is opened. */
  goToQuestion: (questionId: string, returning: boolean) => void
  /** Next returns to the check-your-answers page, as no page was added by the change. */
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
  const [change, setChange] = useState<Change | null>(null)
  const isChanging = change?.place === page.place
  // A changed answer may show a section or question that its candidate has never seen.
  const added = isChanging ? pages.find(({ place }) => !change.known.includes(place)) : undefined
  const isReturning = isChanging && added === undefined
  const [summaryRequest, setSummaryRequest] = useState(0)
  const [focusTarget, setFocusTarget] = useState(startAt)

  const goTo = (place: string): void => {
    setChange(null)
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
      if (isChanging && added) {
        goTo(added.place)
        setChange({ place: added.place, known: [...change.known, added.place] })
        return
      }
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
      const stays = isChanging && place === page.place
      const known = pages.map((each) => each.place)
      setChange(returning ? { place, known } : stays ? change : null)
      if (place !== page.place) onPlace(place)
    },
    isReturning,
    summaryRequest,
    focusTarget,
  }
}
