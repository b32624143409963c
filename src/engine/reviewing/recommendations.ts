import { type Recommendation, recommendationSchema } from '#schemas/parts/review.ts'

import type { Judged } from './marks.ts'

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
