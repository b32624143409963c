/** The pages of an assessment, depending on its layout and on what is currently shown. */
import type { Section } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'
import {
  isSectionShown,
  isShown,
  questionsInOrder,
} from '#src/assessment/engine/evaluation/evaluation.ts'
import { WHOLE_PAGE } from '#src/assessment/engine/clock/remaining.ts'
import type { FillSession } from '#src/assessment/renderer/session/fillSession.ts'
import type { Evaluation } from '#src/assessment/engine/evaluation/evaluationState.ts'

/** No id starts like this, so it can't be a section or question. */
export const CHECK_PLACE = '$check'
export const ALL_PLACE = WHOLE_PAGE
/** In what is recorded of an attempt: all pages before timed parts. */
export const START_PLACE = '$start'

export type PagePart = {
  section: Section
  shown: boolean
  /**
   * Includes hidden ones: in the preview they say why, and they appear without changing the page.
   */
  questions: readonly Question[]
  /** Whether the section starts on this page. */
  opens: boolean
}

export type Page = {
  place: string
  /** `start`: before the section or question whose id is the place, which shows nothing of it. */
  kind: 'section' | 'question' | 'all' | 'check' | 'start'
  parts: readonly PagePart[]
}

/** What time limits do to pages. */
type Limited = {
  /** Questions whose time is over. */
  closed?: ReadonlySet<string>
  /** Sections and questions that are still to be started. */
  unstarted?: ReadonlySet<string>
}

const NONE: ReadonlySet<string> = new Set()

/**
 * The last one is always the check-your-answers page. A page of which all questions are closed is
 * left out, because their time is over.
 */
export function pagesOf(
  evaluation: Evaluation,
  withHidden: boolean,
  { closed = NONE, unstarted = NONE }: Limited = {},
): Page[] {
  const { layout } = evaluation.compiled.definition.settings
  const whole = layout === 'question' ? byQuestion(evaluation) : bySection(evaluation)
  // On one page, such a part unfolds in its place.
  const isHeld = layout !== 'all' && unstarted.size > 0
  const pages = isHeld ? withStarts(whole, unstarted) : whole
  const shown = layout === 'all' ? onOnePage(pages) : pages
  const isClosed = ({ parts }: Page) =>
    parts.some(({ questions }) => questions.length > 0) &&
    parts.every(({ questions }) => questions.every(({ id }) => closed.has(id)))
  const kept = withHidden
    ? joinHidden(shown)
    : shown.filter((page) => isPageShown(page) && !isClosed(page))
  return [...kept, CHECK_PAGE]
}

/** The page of a place, or what follows if that is no longer shown. */
export function pageIndexOf(
  pages: readonly Page[],
  place: string | undefined,
  evaluation: Evaluation,
): number {
  const exact = pages.findIndex((page) => page.place === place)
  if (exact >= 0 || place === undefined) return Math.max(exact, 0)
  const order = orderOf(evaluation)
  const wanted = order.get(place)
  if (wanted === undefined) return 0
  const next = pages.findIndex(
    (page) => lastOf(page, order) >= wanted || page.place === CHECK_PLACE,
  )
  return Math.max(next, 0)
}

/** The page that a candidate sees at a place. */
export function pageAt(session: Limits & { evaluation: Evaluation }, place?: string): Page {
  const { evaluation } = session
  const pages = pagesOf(evaluation, false, limitedIn(session))
  return pages[pageIndexOf(pages, place, evaluation)] ?? CHECK_PAGE
}

type Limits = Pick<FillSession, 'closed' | 'unstarted'>

export function limitedIn({ closed, unstarted }: Limits): Limited {
  return { closed: closed(), unstarted: unstarted() }
}

/** The place of a page in what is recorded of an attempt. */
export function recordedPlace({ kind, place }: Page): string {
  return kind === 'start' ? START_PLACE : place
}

const CHECK_PAGE: Page = { place: CHECK_PLACE, kind: 'check', parts: [] }

/** The place to open for a question; null if no page has it. */
export function placeOfQuestion(pages: readonly Page[], questionId: string): string | null {
  const page = pages.find((each) => questionsOfPage(each).some(({ id }) => id === questionId))
  return page?.place ?? null
}

export function questionsOfPage(page: Page): Question[] {
  return page.parts.flatMap((part) => part.questions)
}

function bySection(evaluation: Evaluation): Page[] {
  return evaluation.compiled.definition.sections.map((section) => ({
    place: section.id,
    kind: 'section',
    parts: [
      {
        section,
        shown: hasSomethingToShow(evaluation, section),
        questions: questionsInOrder(evaluation, section.id),
        opens: true,
      },
    ],
  }))
}

function byQuestion(evaluation: Evaluation): Page[] {
  return evaluation.compiled.definition.sections.flatMap((section) => {
    const questions = questionsInOrder(evaluation, section.id)
    const first = questions.find((question) => isShown(evaluation, question.id))
    return questions.map(
      (question): Page => ({
        place: question.id,
        kind: 'question',
        parts: [
          {
            section,
            shown: isShown(evaluation, question.id),
            questions: [question],
            opens: question === first,
          },
        ],
      }),
    )
  })
}

/** Each section and question that is still to be started as one page, which shows nothing of it. */
function withStarts(pages: readonly Page[], unstarted: ReadonlySet<string>): Page[] {
  const starting: Page[] = []
  for (const page of pages) {
    const section = page.parts[0]?.section.id ?? ''
    const place = [section, page.place].find((id) => unstarted.has(id))
    const last = starting.at(-1)
    if (place === undefined) starting.push(page)
    else if (last?.kind === 'start' && last.place === place) {
      starting[starting.length - 1] = { ...last, parts: [...last.parts, ...page.parts] }
    } else starting.push({ place, kind: 'start', parts: page.parts })
  }
  return starting
}

function onOnePage(pages: readonly Page[]): Page[] {
  const parts = pages.flatMap((page) => page.parts)
  return parts.length === 0 ? [] : [{ place: ALL_PLACE, kind: 'all', parts }]
}

/** Hidden questions go at the end of the previous page, or at the start of the first one. */
function joinHidden(pages: readonly Page[]): Page[] {
  const joined: Page[] = []
  let leading: PagePart[] = []
  for (const page of pages) {
    const last = joined.at(-1)
    if (isPageShown(page)) {
      joined.push({ ...page, parts: [...leading, ...page.parts] })
      leading = []
    } else if (last) {
      joined[joined.length - 1] = { ...last, parts: [...last.parts, ...page.parts] }
    } else {
      leading.push(...page.parts)
    }
  }
  const [first] = pages
  return joined.length === 0 && first ? [{ ...first, parts: leading }] : joined
}

function isPageShown(page: Page): boolean {
  return page.parts.some((part) => part.shown)
}

function hasSomethingToShow(evaluation: Evaluation, section: Section): boolean {
  if (!isSectionShown(evaluation, section.id)) return false
  if (section.introduction && section.introduction.tree.length > 0) return true
  return section.questions.some((question) => isShown(evaluation, question.id))
}

/** Sections and questions by id, numbered together in the candidate's order. */
function orderOf(evaluation: Evaluation): ReadonlyMap<string, number> {
  const order = new Map<string, number>()
  for (const section of evaluation.compiled.definition.sections) {
    order.set(section.id, order.size)
    for (const { id } of questionsInOrder(evaluation, section.id)) order.set(id, order.size)
  }
  return order
}

function lastOf(page: Page, order: ReadonlyMap<string, number>): number {
  const last = page.parts.at(-1)
  const question = last?.questions.at(-1)
  return order.get(question?.id ?? last?.section.id ?? '') ?? -1
}
