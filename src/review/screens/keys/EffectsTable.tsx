import { useState } from 'react'

import { Link } from '#src/staff/routing.ts'
import { responsePath } from '#src/base/paths.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { numberText } from '#src/assessment/words/values/formats.ts'
import { pointsText } from '#src/staff/words/pointsText.ts'
import { resultWords, shareWords } from '#src/staff/words/scoreReasonWords.ts'
import type { KeyEffect, SeenScore } from '#src/review/workers/keyEffectsJob.ts'

import styles from './keys.module.css'

/** Rows drawn at first, and added at a time. */
const ROWS = 100

/** The old and the new score and rank of everyone affected. */
export function EffectsTable({
  assessmentId,
  changed,
}: {
  assessmentId: string
  changed: readonly KeyEffect[]
}) {
  const [count, setCount] = useState(ROWS)
  const hasOutcome = changed.some(({ before }) => before.passed !== null || before.band !== null)
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls on narrow screens */}
      <section className={styles.frame} aria-label="New scores" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Response</th>
              <th scope="col">Old score</th>
              <th scope="col">New score</th>
              <th scope="col" className={styles.wide}>
                Old rank
              </th>
              <th scope="col" className={styles.wide}>
                New rank
              </th>
              {hasOutcome && (
                <th scope="col" className={styles.outcome}>
                  Outcome
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {changed.slice(0, count).map((effect) => (
              <Row
                key={`${effect.candidateId} ${effect.attempt}`}
                assessmentId={assessmentId}
                effect={effect}
                hasOutcome={hasOutcome}
              />
            ))}
          </tbody>
        </table>
      </section>
      {changed.length > count ? (
        <p>
          <Button onClick={() => setCount(count + ROWS)}>
            {`Show ${numberText(Math.min(ROWS, changed.length - count))} more`}
          </Button>
        </p>
      ) : null}
    </>
  )
}

function Row({
  assessmentId,
  effect: { candidateId, name, attempt, attempts, before, after },
  hasOutcome,
}: {
  assessmentId: string
  effect: KeyEffect
  hasOutcome: boolean
}) {
  const isEarlier = attempt < attempts
  const address = isEarlier ? `?attempt=${attempt}` : ''
  return (
    <tr>
      <th scope="row">
        <Link to={responsePath(assessmentId, candidateId) + address}>{name}</Link>
        {isEarlier ? <span>{` (attempt ${attempt} of ${attempts})`}</span> : null}
        {/* In place of the columns that have no space on a phone. */}
        {before.rank === null && after.rank === null ? null : (
          <span className={styles.below}>{`Rank ${rankText(before)} → ${rankText(after)}`}</span>
        )}
        {hasOutcome && (
          <span className={styles.below}>
            {outcomeChange(before, after) ?? 'Outcome unchanged'}
          </span>
        )}
      </th>
      <td>{scoreText(before)}</td>
      <td>
        <b>{scoreText(after)}</b>
      </td>
      <td className={styles.wide}>{rankText(before)}</td>
      <td className={styles.wide}>{rankText(after)}</td>
      {hasOutcome && (
        <td className={styles.outcome}>{outcomeChange(before, after) ?? 'Unchanged'}</td>
      )}
    </tr>
  )
}

/** "12 of 20 (60%)". */
function scoreText(score: SeenScore): string {
  const share = shareWords(score, score.limits)
  const points = `${pointsText(score.points)} of ${pointsText(score.mostSoFar)}`
  return share === null ? points : `${points} (${share})`
}

function rankText({ rank }: SeenScore): string {
  return rank === null ? '–' : numberText(rank)
}

/** "Not passed → Passed"; null if it stays. */
function outcomeChange(before: SeenScore, after: SeenScore): string | null {
  const [from, to] = [outcomeText(before), outcomeText(after)]
  return from === to ? null : `${from} → ${to}`
}

function outcomeText(score: SeenScore): string {
  return [resultWords(score), score.band].filter((words) => words !== null).join(', ') || 'None'
}
