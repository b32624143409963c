import { useMemo } from 'react'

import { DIFFERENCE_SIZES, type DifferenceFilter } from '#src/review/model/agreement/differences.ts'
import { useSearchParams } from '#src/staff/routing.ts'

/** The filter in the address. */
export function useSettlingFilter(): DifferenceFilter {
  const [params] = useSearchParams()
  const questionId = params.get('question')
  const wanted = params.get('size')
  return useMemo(
    () => ({ questionId, size: DIFFERENCE_SIZES.find((size) => size === wanted) ?? null }),
    [questionId, wanted],
  )
}
