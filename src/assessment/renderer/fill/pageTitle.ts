import { useEffect } from 'react'

import { isShown, rankOf } from '#src/assessment/engine/evaluation/evaluation.ts'
import { answering } from '#src/assessment/engine/kinds/answering.ts'
import type { FillSession } from '#src/assessment/renderer/session/fillSession.ts'
import { promptLine } from '#src/assessment/renderer/text/promptParts.ts'
import { type CandidateWords, clockWords } from '#src/assessment/words/candidateWords.ts'
import { useWords } from '#src/assessment/renderer/text/words.ts'

import { type Page, pagesOf, questionsOfPage } from './pages.ts'
import type { OpenPage } from './usePages.ts'

/** The heading of a page that isn't a single question. */
export function pageTitle({ page }: OpenPage, session: FillSession, words: CandidateWords): string {
  const { filling } = words
  if (page.kind === 'check') return filling.check.title
  const { settings } = session.evaluation.compiled.definition
  const shown = page.parts.find((part) => part.shown)
  if (page.kind === 'start') return startTitle(page, words)
  return page.kind === 'section' ? shown?.section.title || settings.title : settings.title
}

/** Of a section, its title; nothing of a question is told before it starts. */
export function startTitle({ place, parts }: Page, words: CandidateWords): string {
  const { part } = clockWords(words)
  const section = parts.find(({ section: { id } }) => id === place)?.section
  return section === undefined ? part.question : section.title || part.section
}

/**
 * "Question 4 of about 12"; null if the page is not counted. Those whose time is over count, as on
 * the check-your-answers page.
 */
export function pagePlaceWords(
  { pages, index, page }: OpenPage,
  session: FillSession,
  { filling }: CandidateWords,
): string | null {
  if (page.kind === 'check' || page.kind === 'all') return null
  const isWhole = session.closed().size + session.unstarted().size === 0
  const all = isWhole ? pages : pagesOf(session.evaluation, false)
  const counted = all.filter((each) => isCounted(each, session))
  const position = counted.findIndex(({ place }) => place === page.place) + 1
  if (position === 0 || counted.length < 2) return null
  const mayChange = isBranchingAfter(pages[index], session)
  const { layout } = session.evaluation.compiled.definition.settings
  const words = layout === 'section' ? filling.sectionOf : filling.questionOf
  return words(position, counted.length, mayChange)
}

/** "Error: How many years? – Front-end engineer": the question's text if it has its own page. */
export function usePageTitle(open: OpenPage, session: FillSession, isOwner: boolean): void {
  const words = useWords()
  const { title } = session.evaluation.compiled.definition.settings
  const here =
    open.page.kind === 'question'
      ? questionTitle(open.page, session)
      : pageTitle(open, session, words)
  const parts = here === null || here === title ? [title] : [here, title]
  const pages = parts.join(' – ')
  const shown = open.violations.length > 0 ? words.problems.pageTitle(pages) : pages
  useEffect(() => {
    if (isOwner) document.title = shown
  }, [isOwner, shown])
}

function questionTitle(page: Page, session: FillSession): string | null {
  const [question] = questionsOfPage(page)
  return question ? promptLine(question.prompt, session.quote) || null : null
}

function isCounted(page: Page, session: FillSession): boolean {
  if (page.kind === 'check') return false
  if (page.kind !== 'question') return true
  return questionsOfPage(page).some(
    (question) => answering[question.kind].answerable && isShown(session.evaluation, question.id),
  )
}

/** Whether an answer can still change which pages follow. */
function isBranchingAfter(page: Page | undefined, session: FillSession): boolean {
  const { compiled } = session.evaluation
  const last = page && questionsOfPage(page).at(-1)
  const from = last === undefined ? 0 : rankOf(session.evaluation, last.id) + 1
  const sections = compiled.sections.some((each) => each.from >= from && each.showIf !== null)
  if (sections || page?.kind !== 'question') return sections
  const later = session.evaluation.order.subarray(from)
  return later.some((index) => (compiled.questions[index]?.showIf ?? null) !== null)
}
