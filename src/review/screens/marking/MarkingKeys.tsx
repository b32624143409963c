import { type KeyboardEvent, type ReactNode, useState } from 'react'

import type { ReadSection } from '#src/assessment/engine/evaluation/reading.ts'
import { isFixed, type Judged } from '#src/assessment/engine/scoring/marks.ts'
import { useKeysOnArrival } from '#src/ui/lists/arrival.ts'
import { useHelpKey } from '#src/ui/useHelpKey.ts'

import { noticeFixed, noticeOutOfRange } from './digitNotices.ts'
import { levelForDigit } from './levelForDigit.ts'
import styles from './marking.module.css'
import { MarkingShortcuts } from './MarkingHint.tsx'
import { focusFinish, focusFirstAnswer, focusQuestion, onMarkingKey } from './markingKeys.ts'
import type { Marking } from './useMarking.ts'
import { useUnseenMarks } from './useUnseenMarks.ts'

/** The answers with the keys for marking them. */
export function MarkingKeys({
  sections,
  judged,
  marking,
  children,
}: {
  sections: readonly ReadSection[]
  judged: Judged
  marking: Marking
  children: ReactNode
}) {
  const [helpFor, setHelpFor] = useState<HTMLElement | null>(null)
  useHelpKey(() => {
    const { activeElement, body } = document
    setHelpFor(activeElement instanceof HTMLElement ? activeElement : body)
  })
  const { mine, toMark, left } = judged
  const questionById = new Map(
    sections.flatMap(({ questions }) =>
      questions.flatMap(({ question }) =>
        question.kind === 'statement' ? [] : [[question.id, question] as const],
      ),
    ),
  )
  const { isUnseen, noteUnseen } = useUnseenMarks(left)
  const nextLeft = (questionId: string) => {
    const others = left.filter((id) => id !== questionId && !isUnseen(id))
    const at = toMark.indexOf(questionId)
    return others.find((id) => toMark.indexOf(id) > at) ?? others[0] ?? null
  }
  const choose = (questionId: string, digit: number) => {
    const question = questionById.get(questionId)
    if (!question || !toMark.includes(questionId)) return
    const mark = levelForDigit(question, digit)
    if (isFixed(mine)) noticeFixed({ isDone: mine?.doneAt !== undefined })
    else if (mark === null) noticeOutOfRange(question, digit)
    else {
      const saving = marking.choose(questionId, mark, mine?.marks[questionId])
      void noteUnseen(questionId, saving)
    }
  }
  // Nothing is focused yet, so they lead into the answers.
  useKeysOnArrival((event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const [first] = mine?.doneAt === undefined ? left : []
    if (event.key === 'j') focusFirstAnswer()
    else if (event.key !== 'n') return
    else if (first === undefined) focusFinish()
    else focusQuestion(document, first)
    event.preventDefault()
  })
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) =>
    onMarkingKey(event, { choose, nextLeft, finish: focusFinish, help: setHelpFor })
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys act on the focused answer inside */}
      <div className={styles.answers} onKeyDown={onKeyDown}>
        {children}
      </div>
      {helpFor === null ? null : (
        <MarkingShortcuts isWhole answer={helpFor} onClose={() => setHelpFor(null)} />
      )}
    </>
  )
}
