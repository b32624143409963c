import type { RecommendationChange } from '#schemas/review.ts'
import { useRecommendationWords } from '#src/staff/team/useRecommendationWords.ts'
import { momentText } from '#src/assessment/words/values/formats.ts'

import styles from './attempt.module.css'

/** Earlier recommendations that were changed in a finished review, and the reasons. */
export function RecommendationChanges({
  changes = [],
}: {
  changes: readonly RecommendationChange[] | undefined
}) {
  const words = useRecommendationWords()
  return changes.map(({ at, before, reason }) => (
    <p key={at} className={styles.quiet}>
      <span>{`Changed on ${momentText(at)}, before: ${before === undefined ? 'none' : words[before]}. Reason:`}</span>{' '}
      <span dir="auto">{reason}</span>
    </p>
  ))
}
