import { useSetting } from '#src/storage/device/device.ts'
import { RECOMMENDATIONS, type RecommendationWords } from '#src/staff/words/recommendations.ts'

/** The team's words for its recommendations. */
export function useRecommendationWords(): RecommendationWords {
  return useSetting('recommendationWords') ?? RECOMMENDATIONS
}
