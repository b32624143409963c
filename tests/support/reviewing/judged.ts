import type { Review } from '#schemas/review.ts'
import type { Judged } from '#src/assessment/engine/scoring/marks.ts'

const AT = '2026-03-02T09:00:00.000Z'

export function aReview(name: string, points: Record<string, number>, isDone: boolean): Review {
  return {
    reviewId: crypto.randomUUID(),
    attemptId: crypto.randomUUID(),
    by: { kind: 'staff', name },
    at: AT,
    ...(isDone && { doneAt: AT }),
    marks: Object.fromEntries(
      Object.entries(points).map(([id, each]) => [id, { points: each, at: AT }]),
    ),
    comments: {},
  }
}

/** As far as comparing reviews goes. */
export function aJudged(mine: Review, others: readonly Review[]) {
  return { mine, others, settled: new Map() } satisfies Pick<Judged, 'mine' | 'others' | 'settled'>
}
