import { useId, useMemo } from 'react'

import type { Actor } from '#schemas/actor.ts'
import { isFixed } from '#src/assessment/engine/scoring/marks.ts'
import { attemptQuotes } from '#src/review/screens/attempt/attemptQuotes.ts'
import { attemptFiles } from '#src/review/screens/attempt/attemptFiles.ts'
import { MarkPanel } from '#src/review/screens/marking/MarkPanel.tsx'
import { GivenMark } from '#src/review/screens/attempt/GivenMark.tsx'
import { OthersMarks } from '#src/review/screens/attempt/OthersMarks.tsx'
import { markingOf } from '#src/review/screens/marking/useMarking.ts'
import { drawAnswer } from '#src/assessment/renderer/answers/answers.ts'
import { CardHeadingContext } from '#src/assessment/renderer/read/ReadCard.tsx'
import { QuoteContext } from '#src/assessment/renderer/text/quotes.ts'
import shared from '#src/ui/shared.module.css'

import styles from './byQuestion.module.css'
import { type AnswerGroup, spellingsOf } from '#src/review/model/answersToQuestion.ts'
import type { OpenAnswer } from './useOpenAnswers.ts'

/** One answer, or several that are the same, with its mark. */
export function AnswerCard({
  group,
  questionId,
  answer,
  me,
  label,
}: {
  group: AnswerGroup
  questionId: string
  /** The first of them; undefined while it is read. */
  answer: OpenAnswer | undefined
  me: Actor
  /** Its place among all. */
  label: string
}) {
  const id = useId()
  return (
    // Here at once, because the keys act on what has the focus.
    <article
      tabIndex={-1}
      className={styles.card}
      id={id}
      aria-label={label}
      data-question={group[0].attemptId}
    >
      {group.length > 1 ? (
        <p className={shared.quiet}>
          {groupWords(group.length, spellingsOf(group, questionId).size)}
        </p>
      ) : null}
      {answer === undefined ? null : (
        <CardHeadingContext value={id}>
          <CardContent group={group} open={answer} me={me} />
        </CardHeadingContext>
      )}
    </article>
  )
}

function groupWords(candidates: number, spellings: number): string {
  const gave = `${candidates} candidates gave this answer`
  return spellings === 1
    ? `${gave}.`
    : `${gave}, in ${spellings} spellings. The most common one is shown.`
}

function CardContent({ group, open, me }: { group: AnswerGroup; open: OpenAnswer; me: Actor }) {
  const { question, attempt, reading, mine, answer } = open
  const mark = mine?.marks[question.id]
  const marking = useMemo(() => markingOf(group, me), [group, me])
  const judged = useMemo(
    () => (group.length === 1 && mine?.doneAt !== undefined ? reading.judged() : null),
    [group, mine, reading],
  )
  const files = useMemo(() => attemptFiles(attempt), [attempt])
  const quotes = useMemo(() => attemptQuotes(reading), [reading])
  return (
    <>
      <QuoteContext value={quotes}>
        <div className={styles.answer}>
          {drawAnswer(question, { answer, isReordered: false, files })}
        </div>
      </QuoteContext>
      {/* What others think of several answers at once may differ. */}
      {judged === null && mark !== undefined && isFixed(mine) ? (
        <p>
          <span>Your mark: </span>
          <GivenMark question={question} mark={mark} />
        </p>
      ) : null}
      {judged === null ? null : <OthersMarks judged={judged} question={question} />}
      <MarkPanel question={question} mine={mine} isToMark marking={marking} hasRubricBeside />
    </>
  )
}
