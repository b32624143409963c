import type { Recommendation } from '#schemas/parts/review.ts'

export const RECOMMENDATIONS: { readonly [R in Recommendation]: string } = {
  strongNo: 'Strong no',
  no: 'No',
  yes: 'Yes',
  strongYes: 'Strong yes',
}
