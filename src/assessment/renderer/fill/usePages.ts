import { useMemo, useSyncExternalStore } from 'react'

import type { Violation } from '#src/assessment/engine/violation.ts'
import type { FillSession } from '#src/assessment/renderer/session/fillSession.ts'

import { limitedIn, type Page, pageIndexOf, pagesOf, questionsOfPage } from './pages.ts'

export type OpenPage = {
  pages: readonly Page[]
  index: number
  page: Page
  /** The violations revealed on this page; on the last page, all of them. */
  violations: readonly Violation[]
}

/**
 * The current pages. While a candidate fills one in, questions of it that appear or disappear don't
 * change it: they render by themselves, and the whole page around them would cost more than they do.
 * In another language all pages are new.
 */
export function usePages(
  session: FillSession,
  mode: 'take' | 'preview',
  place: string | undefined,
): OpenPage {
  const revealed = useSyncExternalStore(session.subscribeStructure, session.revealed)
  const outline = useSyncExternalStore(session.subscribeStructure, () =>
    mode === 'preview' ? session.structure() : outlineOf(session),
  )
  const pages = useMemo(
    () => pagesOf(session.evaluation, mode === 'preview', limitedIn(session)),
    // oxlint-disable-next-line react/exhaustive-deps -- the evaluation changes in place; the outline says when
    [session, mode, outline],
  )
  const index = pageIndexOf(pages, place, session.evaluation)
  const page = pages[index]
  if (page === undefined) throw new Error('There is always the check-your-answers page')
  return { pages, index, page, violations: violationsOn(page, revealed) }
}

/** The parts of pages around their questions, as text that changes only with them. */
function outlineOf(session: FillSession): string {
  const { evaluation } = session
  const pages = pagesOf(evaluation, false, limitedIn(session)).map(
    ({ kind, place, parts }) =>
      kind + place + parts.map(({ shown, opens }) => [shown, opens]).join(),
  )
  const { language } = evaluation.compiled.definition
  const folded = [...session.unstarted(), ...session.closed()]
  return `${language} ${evaluation.shownSections.join()} ${pages.join()} ${folded.join()}`
}

const NOTHING: readonly Violation[] = []

function violationsOn(page: Page, revealed: readonly Violation[]): readonly Violation[] {
  if (page.kind === 'check' || revealed.length === 0) return revealed
  if (page.kind === 'start') return NOTHING
  const here = new Set(questionsOfPage(page).map((question) => question.id))
  return revealed.filter(({ questionId }) => here.has(questionId))
}
