import { useMemo } from 'react'

import type { Actor } from '#schemas/parts/actor.ts'
import type { AnswerGroup } from '#src/engine/reviewing/answersToQuestion.ts'
import { attemptQuotes } from '#src/features/review/response/attemptQuotes.ts'
import { attemptFiles } from '#src/features/review/response/attemptFiles.ts'
import { MarkPanel } from '#src/features/review/marking/MarkPanel.tsx'
import { OthersMarks } from '#src/features/review/marking/OthersMarks.tsx'
import { markingOf } from '#src/features/review/marking/useMarking.ts'
import { drawAnswer } from '#src/renderer/answers/answers.ts'
import { QuoteContext } from '#src/renderer/text/quotes.ts'

import styles from './byQuestion.module.css'

/** One answer, or several that are the same, with its mark. */
export function AnswerCard({
  group,
  me,
  place,
  of,
}: {
  group: AnswerGroup
  me: Actor
  place: number
  of: number
}) {
  const [first] = group
  const { question, attempt, reading, mine } = first
  const { answer } = useMemo(() => first.shown(), [first])
  const marking = useMemo(() => markingOf(group, me), [group, me])
  const judged = useMemo(
    () => (group.length === 1 && mine?.doneAt !== undefined ? reading.judged() : null),
    [group, mine, reading],
  )
  const files = useMemo(() => attemptFiles(attempt), [attempt])
  const quotes = useMemo(() => attemptQuotes(reading, attempt.language), [reading, attempt])
  return (
    <article
      tabIndex={-1}
      className={styles.card}
      aria-label={`Answer ${place} of ${of}`}
      data-question={first.attemptId}
    >
      {group.length > 1 ? (
        <p className={styles.quiet}>{group.length} candidates gave this answer.</p>
      ) : null}
      <QuoteContext value={quotes}>
        <div className={styles.answer}>
          {drawAnswer(question, { answer, isReordered: false, files })}
        </div>
      </QuoteContext>
      {/* What others think of several answers at once may differ. */}
      {judged === null ? null : <OthersMarks judged={judged} questionId={question.id} />}
      <MarkPanel question={question} mine={mine} isToMark marking={marking} />
    </article>
  )
}
