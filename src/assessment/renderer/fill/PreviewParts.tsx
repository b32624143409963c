import { useLayoutEffect } from 'react'

import { isShown } from '#src/assessment/engine/evaluation/evaluation.ts'
import { numberQuestions } from '#src/assessment/engine/numbering.ts'
import { answering } from '#src/assessment/engine/kinds/answering.ts'
import type { FillSession } from '#src/assessment/renderer/session/fillSession.ts'
import { inputRows } from '#src/assessment/renderer/question/inputRows.ts'
import { useListWindow } from '#src/ui/lists/useListWindow.ts'
import { WindowGap } from '#src/ui/lists/WindowGap.tsx'
import { groupsOf, type Segment } from '#src/ui/lists/windowRuns.ts'

import { useFill } from '#src/assessment/renderer/session/FillContext.ts'
import { levelOf, PartOpening, type PartsProps } from './PageParts.tsx'
import type { Page, PagePart } from './pages.ts'
import { itemShowing, type PreviewItem, previewItems } from './previewItems.ts'
import styles from './previewParts.module.css'
import { QuestionCard } from '#src/assessment/renderer/question/QuestionCard.tsx'
import { shownNumbers } from '#src/assessment/renderer/session/questionNumbers.ts'

/** For previews: the candidate's page, but windowed. */
export function PreviewParts({ page, focusTarget, selectedQuestionId }: PartsProps) {
  const { session, hidden } = useFill()
  const items = previewItems(page, session.evaluation)
  const selected = itemShowing(items, selectedQuestionId)
  const { list, onFocus, isDrawn, heightOf } = useListWindow({
    keys: items.map(({ key }) => key),
    chosen: (itemShowing(items, focusTarget?.questionId ?? null) ?? selected)?.key ?? null,
    estimate: (at) => estimatedHeight(items[at], session),
    beyond: 500,
    isStop: (at) => {
      const item = items[at]
      if (item?.kind !== 'question' || !answering[item.question.kind].answerable) return false
      return isShown(session.evaluation, item.question.id)
    },
  })
  // Before the visible range is computed.
  useLayoutEffect(() => {
    if (selectedQuestionId === null) return
    const card = list.current?.querySelector(`[data-question="${selectedQuestionId}"]`)
    card?.scrollIntoView?.({ block: 'nearest' })
  }, [list, selectedQuestionId])

  const numbers = page.kind === 'question' ? null : shownNumbers(session.evaluation)
  const authored = numberQuestions(session.evaluation.compiled.definition)
  const drawItem = (item: PreviewItem) => {
    if (item.kind === 'opening') return <PartOpening part={item.part} page={page} />
    if (item.kind === 'hiddenSection') {
      return hidden && <hidden.Section section={item.part.section} isSelected={item === selected} />
    }
    const { id } = item.question
    const number = numbers?.get(id) ?? null
    return (
      <>
        <AuthorsNumber number={authored.get(id) ?? null} shown={number} />
        <QuestionCard
          question={item.question}
          number={number}
          level={levelOf(page, partOf(page, item.sectionId))}
          isSelected={item === selected}
        />
      </>
    )
  }
  const draw = (segment: Segment) => {
    if (segment.kind === 'gap') {
      return <WindowGap key={`gap ${segment.from}`} {...segment} height={heightOf(segment)} />
    }
    const item = items[segment.at]
    return item ? (
      <div key={item.key} className={styles.item} data-item={segment.at}>
        {drawItem(item)}
      </div>
    ) : null
  }
  const groups = groupsOf(items.length, isDrawn, (at) => items[at]?.sectionId)
  return (
    <div ref={list} className={styles.list} onFocus={onFocus}>
      {groups.map((group) =>
        group.kind === 'gap' ? (
          draw(group)
        ) : (
          <section
            key={group.id}
            aria-label={page.kind === 'all' ? titleOf(page, group.id) : undefined}
          >
            {group.segments.map(draw)}
          </section>
        ),
      )}
    </div>
  )
}

function partOf(page: Page, sectionId: string | undefined): PagePart | undefined {
  return page.parts.find(({ section }) => section.id === sectionId)
}

function titleOf(page: Page, sectionId: string | undefined): string | undefined {
  return partOf(page, sectionId)?.section.title || undefined
}

/** The author's number of a question, if candidates see none or a different one. */
function AuthorsNumber({ number, shown }: { number: number | null; shown: number | null }) {
  if (number === null || number === shown) return null
  const words = shown === null ? 'Candidates see no number here.' : `Candidates see ${shown} here.`
  return (
    <p className={styles.number} title={words}>
      {`Question ${number}`}
    </p>
  )
}

/** The height of an item in pixels, including the gap after it. */
function estimatedHeight(item: PreviewItem | undefined, { evaluation }: FillSession): number {
  // Not the state of the question, which the session would keep up to date from then on.
  const isAsked = item?.kind === 'question' && isShown(evaluation, item.question.id)
  return isAsked ? 90 + 56 * inputRows(item.question) : 100
}
