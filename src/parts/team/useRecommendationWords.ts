import { useSetting } from '#src/db/device/device.ts'
import { RECOMMENDATIONS, type RecommendationWords } from '#src/wording/staff/recommendations.ts'

/** What the team calls its recommendations. */
export function useRecommendationWords(): RecommendationWords {
  return useSetting('recommendationWords') ?? RECOMMENDATIONS
}
