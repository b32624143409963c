/** The items on a page of the preview, from top to bottom. */
import type { Question } from '#schemas/question.ts'
import { isSectionShown } from '#src/assessment/engine/evaluation/evaluation.ts'
import type { Evaluation } from '#src/assessment/engine/evaluation/evaluationState.ts'

import type { Page, PagePart } from './pages.ts'

export type PreviewItem = { key: string; sectionId: string } & (
  | { kind: 'opening'; part: PagePart }
  | { kind: 'question'; question: Question }
  /** A hidden section has one line for all its questions. */
  | { kind: 'hiddenSection'; part: PagePart }
)

export function previewItems(page: Page, evaluation: Evaluation): PreviewItem[] {
  return page.parts.flatMap((part, at): PreviewItem[] => {
    const { section } = part
    const head = { key: `section ${section.id}`, sectionId: section.id, part }
    if (!part.shown && !isSectionShown(evaluation, section.id)) {
      // With one question per page, the same section occurs several times.
      const isFirst = page.parts[at - 1]?.section !== section
      return isFirst ? [{ kind: 'hiddenSection', ...head }] : []
    }
    const questions = part.questions.map((question) => questionItem(question, section.id))
    return opensVisibly(page, part) ? [{ kind: 'opening', ...head }, ...questions] : questions
  })
}

type QuestionItem = PreviewItem & { kind: 'question' }

const questionItems = new WeakMap<Question, QuestionItem>()

/** Returns the same item as long as the question is the same: an edit makes one item, not all. */
function questionItem(question: Question, sectionId: string): QuestionItem {
  const known = questionItems.get(question)
  if (known?.sectionId === sectionId) return known
  const item: QuestionItem = {
    kind: 'question',
    key: `question ${question.id}`,
    sectionId,
    question,
  }
  questionItems.set(question, item)
  return item
}

/** The item that shows a question: the question itself, or its section's line. */
export function itemShowing(items: readonly PreviewItem[], questionId: string | null) {
  if (questionId === null) return undefined
  return items.find((item) =>
    item.kind === 'question'
      ? item.question.id === questionId
      : item.kind === 'hiddenSection' &&
        item.part.section.questions.some(({ id }) => id === questionId),
  )
}

function opensVisibly(page: Page, { opens, section }: PagePart): boolean {
  const isRead = (section.introduction?.tree.length ?? 0) > 0
  return opens && (isRead || (page.kind === 'all' && section.title !== ''))
}
