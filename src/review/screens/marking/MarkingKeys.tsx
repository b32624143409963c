import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'

import type { ReadSection } from '#src/assessment/engine/evaluation/reading.ts'
import { isFixed, type Judged } from '#src/assessment/engine/scoring/marks.ts'
import { Button } from '#src/ui/controls/Button.tsx'

import { noticeFixed, noticeOutOfRange } from './digitNotices.ts'
import { levelForDigit } from './levelForDigit.ts'
import styles from './marking.module.css'
import { MarkingHint, MarkingShortcuts } from './MarkingHint.tsx'
import { focusFinish, focusQuestion, onMarkingKey } from './markingKeys.ts'
import type { Marking } from './useMarking.ts'
import { useUnseenMarks } from './useUnseenMarks.ts'

/** The answers with the keys for marking them, and the way to the next one. */
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
  const list = useRef<HTMLDivElement>(null)
  const [helpFor, setHelpFor] = useState<HTMLElement | null>(null)
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
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) =>
    onMarkingKey(event, { choose, nextLeft, finish: focusFinish, help: setHelpFor })
  const [first] = left
  return (
    <>
      {first === undefined ? null : (
        <div className={styles.keys}>
          <Button
            variant="primary"
            onClick={() => list.current && focusQuestion(list.current, first)}
          >
            Mark the next answer
          </Button>
          <span className={styles.hint}>
            <MarkingHint />
          </span>
        </div>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys act on the focused answer inside */}
      <div ref={list} className={styles.answers} onKeyDown={onKeyDown}>
        {children}
      </div>
      {helpFor === null ? null : (
        <MarkingShortcuts isWhole answer={helpFor} onClose={() => setHelpFor(null)} />
      )}
    </>
  )
}
