import type { Recommendation } from '#schemas/review.ts'

export type RecommendationWords = { readonly [R in Recommendation]: string }

/** The words for recommendations as long as the team has chosen no others. */
export const RECOMMENDATIONS: RecommendationWords = {
  strongNo: 'Strong no',
  no: 'No',
  yes: 'Yes',
  strongYes: 'Strong yes',
}
