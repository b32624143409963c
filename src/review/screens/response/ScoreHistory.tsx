import type { Definition } from '#schemas/definition.ts'
import { numberQuestions } from '#src/assessment/engine/numbering.ts'
import type { HistoryEntry, PastScore } from '#src/review/model/scoreHistory.ts'
import { momentText, numberText } from '#src/assessment/words/values/formats.ts'
import { attemptTimeText } from '#src/review/screens/attempt/attemptTimeText.ts'
import { FixReason } from '#src/review/screens/keys/FixReason.tsx'
import { actorName } from '#src/staff/words/actorName.ts'
import { pointsText } from '#src/staff/words/pointsText.ts'

import styles from './ScorePath.module.css'

/** Every recorded score with the one before it, and who changed it why. */
export function ScoreHistory({
  history,
  definition,
  candidate,
}: {
  history: readonly HistoryEntry[]
  definition: Definition
  candidate: { isHidden: boolean }
}) {
  if (history.length < 2) return null
  const numbers = numberQuestions(definition)
  return (
    <details className={styles.path}>
      <summary>{`History of the score (${numberText(history.length)})`}</summary>
      {/* The score above counts one's own marks at once, and is out of the points so far. */}
      <p className={styles.by}>
        These scores count correct answers and the marks of finished reviews, and are out of all
        points, including those still to be marked.
      </p>
      <ol className={styles.history}>
        {history.map((entry, index) => (
          // Entries are only ever added.
          <li key={`${entry.at} ${index}`}>
            <span>{entryTitle(entry, numbers)}</span>
            <span className={styles.scores}>{scoresOf(entry)}</span>
            <span className={styles.by}>
              <span>
                {entry.kind === 'submitted'
                  ? attemptTimeText(entry.at, candidate)
                  : momentText(entry.at)}
              </span>
              {entry.by === null ? null : (
                <span>
                  , <bdi>{actorName(entry.by)}</bdi>
                </span>
              )}
              {entry.kind === 'keyFixed' || entry.reason === null || entry.reason === '' ? null : (
                <span>
                  : <bdi>{entry.reason}</bdi>
                </span>
              )}
            </span>
            {entry.kind === 'keyFixed' && <FixReason reason={entry.reason ?? ''} />}
          </li>
        ))}
      </ol>
    </details>
  )
}

const TITLES: { readonly [K in HistoryEntry['kind']]: (question: string) => string } = {
  submitted: () => 'Submitted',
  reviewed: () => 'Review finished',
  reopened: () => 'Review reopened',
  marked: (question) => `Mark of ${question} changed`,
  settled: (question) => `Mark of ${question} settled`,
  unsettled: (question) => `Settled mark of ${question} undone`,
  keyFixed: (question) => `Correct answer of ${question} fixed`,
}

/** What was done, as in "Mark of question 3 settled". */
export function entryTitle(
  { kind, questionId }: HistoryEntry,
  numbers: ReadonlyMap<string, number>,
): string {
  const number = questionId === null ? undefined : numbers.get(questionId)
  return TITLES[kind](number === undefined ? 'a question' : `question ${numberText(number)}`)
}

/** "10 of 20 → 12 of 20 points". */
function scoresOf({ before, after }: HistoryEntry): string {
  if (after === null) return 'Shown once your review is finished'
  const now = `${outOf(after)} points`
  return before === null ? now : `${outOf(before)} → ${now}`
}

function outOf({ points, most }: PastScore): string {
  return `${pointsText(points)} of ${pointsText(most)}`
}
