import type { Judged } from '#src/assessment/engine/scoring/marks.ts'
import { useRecommendationWords } from '#src/staff/team/useRecommendationWords.ts'
import { actorName } from '#src/staff/words/actorName.ts'

import styles from './attempt.module.css'
import { RecommendationChanges } from './RecommendationChanges.tsx'

/**
 * Other reviewers' recommendations and comments on the whole response; nothing until one's own
 * review is finished.
 */
export function OthersReviews({ others }: Pick<Judged, 'others'>) {
  const recommendations = useRecommendationWords()
  const visible = others.filter(
    ({ comment, recommendation, recommendationChanges }) =>
      (comment ?? recommendation ?? recommendationChanges) !== undefined,
  )
  if (visible.length === 0) return null
  return (
    <div className={styles.others}>
      <h3>Other reviewers</h3>
      <ul>
        {visible.map(({ reviewId, by, comment, recommendation, recommendationChanges }) => (
          <li key={reviewId}>
            <b dir="auto">{actorName(by)}</b>
            {recommendation === undefined ? null : (
              <span>{`: ${recommendations[recommendation]}`}</span>
            )}
            <RecommendationChanges changes={recommendationChanges} />
            {comment === undefined ? null : <p dir="auto">{comment}</p>}
          </li>
        ))}
      </ul>
    </div>
  )
}
