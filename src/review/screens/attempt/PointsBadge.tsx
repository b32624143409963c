import type { ScoredQuestion } from '#src/assessment/engine/scoring/scoring.ts'
import { scoreReasonWords } from '#src/staff/words/scoreReasonWords.ts'
import { Badge } from '#src/ui/display/Badge.tsx'
import shared from '#src/ui/shared.module.css'

import { pointsBadge, pointsLook } from './pointsLook.ts'

/** "3 / 4" and below it the reason, which says the same points in words. */
export function PointsBadge({ scored }: { scored: ScoredQuestion }) {
  return (
    <>
      <span aria-hidden="true">
        <Badge {...pointsLook(scored)}>{pointsBadge(scored)}</Badge>
      </span>
      <p className={shared.quiet}>{scoreReasonWords(scored)}</p>
    </>
  )
}
