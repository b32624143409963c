import { Badge } from '#src/ui/display/Badge.tsx'
import { passWords } from '#src/staff/words/scoreReasonWords.ts'
import { staffWords } from '#src/staff/words/staffWords.ts'
import type { ResponseRow } from '#src/review/workers/responseRow.ts'

import { knockedOutLook, outcomeLooks } from './outcomeLooks.ts'
import styles from './RowOutcome.module.css'

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
