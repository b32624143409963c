import { type Recommendation, recommendationSchema, type Review } from '#schemas/review.ts'

import { isFixed, type Judged } from '#src/assessment/engine/scoring/marks.ts'

/** The recommendations that `me` may see, from worst to best, each as often as it is given (rule J10). */
export function recommendationsOf({
  mine,
  others,
}: Pick<Judged, 'mine' | 'others'>): Recommendation[] {
  const given = [...(mine === null ? [] : [mine]), ...others].map(
    ({ recommendation }) => recommendation,
  )
  return recommendationSchema.options.flatMap((each) =>
    given.filter((one) => one === each).map(() => each),
  )
}

/**
 * The review with this recommendation; null removes it. In a finished review the earlier one is kept
 * with the reason and the time of the change (rule J10).
 */
export function withRecommendation(
  { recommendation: before, recommendationChanges = [], ...review }: Review,
  recommendation: Recommendation | null,
  { at, reason }: { at: string; reason: string },
): Review {
  const change = { ...(before !== undefined && { before }), reason: reason.trim(), at }
  const changes = isFixed(review) ? [...recommendationChanges, change] : recommendationChanges
  return {
    ...review,
    ...(recommendation !== null && { recommendation }),
    ...(changes.length > 0 && { recommendationChanges: changes }),
  }
}
