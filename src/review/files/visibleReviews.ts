import type { Review } from '#schemas/review.ts'
import type { Judged } from '#src/assessment/engine/scoring/marks.ts'

/** The reviews whose marks this reviewer may see: those of others once the own one is finished (J2). */
export function visibleReviews({ mine, others }: Pick<Judged, 'mine' | 'others'>): Review[] {
  if (mine === null) return []
  return mine.doneAt === undefined ? [mine] : [mine, ...others]
}

/** The visible reviews that are finished, one's own first. */
export function finishedReviews(judged: Pick<Judged, 'mine' | 'others'>): Review[] {
  return visibleReviews(judged).filter(({ doneAt }) => doneAt !== undefined)
}
