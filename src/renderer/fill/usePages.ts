import { useMemo, useSyncExternalStore } from 'react'

import type { Violation } from '#src/engine/violation.ts'
import type { FillSession } from '#src/renderer/session/fillSession.ts'

import { type Page, pageIndexOf, pagesOf, questionsOfPage } from './pages.ts'

export type OpenPage = {
  pages: readonly Page[]
  index: number
  page: Page
  /** Those revealed on this page; on the last page, all of them. */
  violations: readonly Violation[]
}

/** The current pages. A keystroke that shows or hides nothing doesn't change them. */
export function usePages(
  session: FillSession,
  mode: 'take' | 'preview',
  place: string | undefined,
): OpenPage {
  const structure = useSyncExternalStore(session.subscribeStructure, session.structure)
  const pages = useMemo(
    () => pagesOf(session.evaluation, mode === 'preview', session.closed()),
    // oxlint-disable-next-line react/exhaustive-deps -- the evaluation changes in place; the structure says when
    [session, mode, structure],
  )
  const index = pageIndexOf(pages, place, session.evaluation)
  const page = pages[index]
  if (page === undefined) throw new Error('There is always the check-your-answers page')
  return { pages, index, page, violations: violationsOn(page, session) }
}

function violationsOn(page: Page, session: FillSession): readonly Violation[] {
  const revealed = session.revealed()
  if (page.kind === 'check' || revealed.length === 0) return revealed
  const here = new Set(questionsOfPage(page).map((question) => question.id))
  return revealed.filter(({ questionId }) => here.has(questionId))
}
