/** How far the recommendations of finished reviews agree (rule A6). */
import { type Recommendation, recommendationSchema } from '#schemas/review.ts'
import type { Judged } from '#src/assessment/engine/scoring/marks.ts'

import { type AgreementFigures, agreementFigures } from './agreementFigures.ts'

/** One response with the recommendations of at least two finished reviews. */
export interface ComparedRecommendations {
  /** By the reviewer's name. */
  recommendations: ReadonlyMap<string, Recommendation>
  /** How far they differ: from 0 to 3, from the worst to the best. */
  spread: number
}

/** Null unless this reviewer has finished a review, and two finished ones recommend something. */
export function comparedRecommendations({
  mine,
  others,
}: Pick<Judged, 'mine' | 'others'>): ComparedRecommendations | null {
  if (mine?.doneAt === undefined) return null
  const recommendations = new Map<string, Recommendation>()
  for (const { by, recommendation } of [mine, ...others]) {
    if (recommendation && by.kind === 'staff') recommendations.set(by.name, recommendation)
  }
  if (recommendations.size < 2) return null
  const ranks = [...recommendations.values()].map(rankOf)
  return { recommendations, spread: Math.max(...ranks) - Math.min(...ranks) }
}

/** The agreement on all of these responses. */
export function agreementOnRecommendations(
  compared: readonly ComparedRecommendations[],
): AgreementFigures {
  const rated = compared.map(
    ({ recommendations }) =>
      new Map([...recommendations].map(([name, given]) => [name, rankOf(given)])),
  )
  return agreementFigures(rated, 'ordinal')
}

/** The recommendations that differ, the widest difference first. */
export function differingRecommendations<C extends ComparedRecommendations>(
  compared: readonly C[],
): C[] {
  return compared.filter(({ spread }) => spread > 0).toSorted((a, b) => b.spread - a.spread)
}

function rankOf(recommendation: Recommendation): number {
  return recommendationSchema.options.indexOf(recommendation)
}
