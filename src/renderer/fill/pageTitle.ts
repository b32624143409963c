import { useEffect } from 'react'

import { isShown, rankOf } from '#src/engine/evaluation.ts'
import { kinds } from '#src/engine/questions/kinds.ts'
import type { FillSession } from '#src/renderer/fillSession.ts'
import { promptLine } from '#src/renderer/promptParts.ts'
import { pageWords } from '#src/wording/candidate/progressWords.ts'

import { type Page, questionsOfPage } from './pages.ts'
import type { OpenPage } from './usePages.ts'

/** The heading of a page that is not one question. */
export function pageTitle({ page }: OpenPage, session: FillSession): string {
  if (page.kind === 'check') return 'Check your answers'
  const { settings } = session.evaluation.compiled.definition
  const shown = page.parts.find((part) => part.shown)
  return page.kind === 'section' ? shown?.section.title || settings.title : settings.title
}

/** "Question 4 of about 12"; null where a page has no place in such a count. */
export function pagePlaceWords(
  { pages, index, page }: OpenPage,
  session: FillSession,
): string | null {
  if (page.kind === 'check' || page.kind === 'all') return null
  const counted = pages.filter((each) => isCounted(each, session))
  if (!counted.includes(page) || counted.length < 2) return null
  const { language } = session.evaluation.compiled.definition
  const position = counted.indexOf(page) + 1
  const mayChange = isBranchingAfter(pages[index], session)
  return pageWords(page.kind, position, counted.length, language, mayChange)
}

/** "Error: How many years? – Front-end engineer": where a question has a page, its own words. */
export function usePageTitle(open: OpenPage, session: FillSession, isOwner: boolean): void {
  const { title } = session.evaluation.compiled.definition.settings
  const here =
    open.page.kind === 'question' ? questionTitle(open.page, session) : pageTitle(open, session)
  const parts = here === null || here === title ? [title] : [here, title]
  const words = `${open.violations.length > 0 ? 'Error: ' : ''}${parts.join(' – ')}`
  useEffect(() => {
    if (isOwner) document.title = words
  }, [isOwner, words])
}

function questionTitle(page: Page, session: FillSession): string | null {
  const [question] = questionsOfPage(page)
  return question ? promptLine(question.prompt, session.quote) || null : null
}

function isCounted(page: Page, session: FillSession): boolean {
  if (page.kind === 'check') return false
  if (page.kind !== 'question') return true
  return questionsOfPage(page).some(
    (question) => kinds[question.kind].answerable && isShown(session.evaluation, question.id),
  )
}

/** Whether an answer can still change which pages come after this one. */
function isBranchingAfter(page: Page | undefined, session: FillSession): boolean {
  const { compiled } = session.evaluation
  const last = page && questionsOfPage(page).at(-1)
  const from = last === undefined ? 0 : rankOf(session.evaluation, last.id) + 1
  const sections = compiled.sections.some((each) => each.from >= from && each.showIf !== null)
  if (sections || page?.kind !== 'question') return sections
  const later = session.evaluation.order.subarray(from)
  return later.some((index) => (compiled.questions[index]?.showIf ?? null) !== null)
}
