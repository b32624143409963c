import type { Definition } from '#schemas/definition.ts'
import { numberQuestions } from '#src/assessment/engine/numbering.ts'
import { type MovedScore, pastOutcome } from '#src/review/model/movedScore.ts'
import type { HistoryEntry, PastScore } from '#src/review/model/scoreHistory.ts'
import { momentText } from '#src/assessment/words/values/formats.ts'
import { actorName } from '#src/staff/words/actorName.ts'
import { bandWords, outOfWords, passWords } from '#src/staff/words/scoreReasonWords.ts'
import { announce } from '#src/ui/announce.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { MarkShape } from '#src/ui/display/MarkShape.tsx'

import styles from './ResponsePage.module.css'
import { entryTitle } from './ScoreHistory.tsx'

/** What others changed since the reviewer last saw the score, until the reviewer notes it as seen. */
export function MovedNotice({
  moved,
  history,
  definition,
  onSeen,
}: {
  moved: MovedScore
  history: readonly HistoryEntry[]
  definition: Definition
  onSeen: () => void
}) {
  const { settings } = definition
  const numbers = numberQuestions(definition)
  const causes = history.filter(({ at, by }) =>
    moved.causes.some((cause) => cause.at === at && by !== null && cause.by === by),
  )
  const [before, after] = [moved.before, moved.after].map((score) => outcomeText(score, settings))
  return (
    <section className={styles.moved} aria-label="Changed since you finished">
      <p>
        <MarkShape mark="bang" />
        <b>{`The score changed since you finished: ${outOfWords(moved.before)} → ${outOfWords(moved.after)}.`}</b>
        {before === after ? null : <span>{`${before} → ${after}`}</span>}
      </p>
      <ul>
        {causes.map((entry) => (
          <li key={`${entry.at} ${entry.questionId ?? ''}`}>
            <span>{entryTitle(entry, numbers)}</span>
            {entry.by === null ? null : (
              <span>
                {' by '}
                <bdi>{actorName(entry.by)}</bdi>
              </span>
            )}
            <span>{`, ${momentText(entry.at)}`}</span>
          </li>
        ))}
      </ul>
      <Button
        size="small"
        onClick={() => {
          onSeen()
          announce('Noted as seen')
          // The notice disappears with its button.
          document.querySelector<HTMLElement>('h1')?.focus()
        }}
      >
        Mark as seen
      </Button>
    </section>
  )
}

/** "Passed, Strong", or the one of them that there is; '' for neither. */
function outcomeText(score: PastScore, settings: Definition['settings']): string {
  const outcome = pastOutcome(settings, score)
  const words = [
    passWords({ ...outcome, toBeMarked: 0 }),
    bandWords({ ...outcome, most: score.most }, settings),
  ]
  return words.filter((each) => each !== null).join(', ')
}
