import { bandAround } from '#src/review/model/decision/shortlist.ts'
import { numberText } from '#src/assessment/words/values/formats.ts'
import { percentText } from '#src/staff/words/pointsText.ts'

import styles from './decision.module.css'

/** A score with its error as a band, over a scale to 100% with the pass mark; else its points. */
export function ScoreBand({
  share,
  instead,
  error,
  limits,
  passMark,
}: {
  /** From 0 to 1; null where there is no percentage. */
  share: number | null
  /** What stands in its place then. */
  instead: string
  /** The difference below which scores can't be told apart, as a share; null if it isn't known. */
  error: number | null
  /** The percentages that decide the outcome. */
  limits: readonly number[]
  passMark: number | null
}) {
  if (share === null) return <span className={styles.none}>{instead}</span>
  const band = error === null ? null : bandAround(share, error)
  const place = Math.min(1, Math.max(0, share)) * 100
  return (
    <span className={styles.score}>
      <b>{percentText(share, limits)}</b>
      <svg
        className={styles.band}
        viewBox="0 0 100 12"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect className={styles.track} y="5" width="100" height="2" />
        {band ? (
          <rect
            className={styles.error}
            x={band.from * 100}
            y="2"
            width={(band.to - band.from) * 100}
            height="8"
          />
        ) : null}
        {passMark === null ? null : (
          <rect className={styles.passMark} x={passMark - 0.4} width="0.8" height="12" />
        )}
        <rect
          className={styles.point}
          x={Math.min(98.5, Math.max(0, place - 0.75))}
          width="1.5"
          height="12"
        />
      </svg>
      {band ? <span className={styles.range}>{rangeWords(band)}</span> : null}
    </span>
  )
}

function rangeWords({ from, to }: { from: number; to: number }): string {
  return `${numberText(Math.round(from * 100))} to ${numberText(Math.round(to * 100))}%`
}
