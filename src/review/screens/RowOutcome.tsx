import type { Score } from '#src/assessment/engine/scoring/scoring.ts'
import { Badge, type Tone } from '#src/ui/display/Badge.tsx'
import type { Mark } from '#src/ui/display/MarkShape.tsx'
import { passWords } from '#src/staff/words/scoreReasonWords.ts'
import { staffWords } from '#src/staff/words/staffWords.ts'
import type { ResponseRow } from '#src/review/workers/responseRows.ts'

import styles from './RowOutcome.module.css'

/** The colour and shape of passed, not passed and undecided. */
export const outcomeLooks: {
  readonly [P in NonNullable<Score['passed']>]: { tone: Tone; mark: Mark }
} = {
  yes: { tone: 'good', mark: 'check' },
  no: { tone: 'danger', mark: 'cross' },
  open: { tone: 'info', mark: 'half' },
}

/** The look of a knock-out, beside another look or alone. */
const knockedOutLook: { tone: Tone; mark: Mark } = { tone: 'danger', mark: 'bang' }

/** Whether the response passed, and whether it has a knock-out (rule S21). */
export function RowOutcome({ row: { score } }: { row: ResponseRow }) {
  if (score === null) return null
  // An open result is worded by the state beside it.
  const passed = score.passed === 'open' ? null : score.passed
  if (passed === null && !score.isKnockedOut) return null
  return (
    <span className={styles.outcome}>
      {passed !== null && (
        <Badge {...outcomeLooks[passed]} plain>
          {passWords(score)}
        </Badge>
      )}
      {passed !== null && score.isKnockedOut && <span className={styles.between}> · </span>}
      {score.isKnockedOut && (
        <Badge {...knockedOutLook} plain>
          {staffWords.scores.knockedOut}
        </Badge>
      )}
    </span>
  )
}
