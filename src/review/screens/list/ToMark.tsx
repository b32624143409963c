import { useMemo } from 'react'

import { numberText } from '#src/assessment/words/values/formats.ts'
import { responsesPath } from '#src/base/paths.ts'
import { useStore } from '#src/base/useStore.ts'
import { isLeft } from '#src/review/screens/filterResponses.ts'
import { rowStoreOf } from '#src/review/screens/responseStores.ts'
import { Link } from '#src/staff/routing.ts'

/**
 * How many responses this reviewer has left to mark, as the queue says it, and the way there. Nothing
 * until they have been read, in the background.
 */
export function ToMark({ assessmentId, name }: { assessmentId: string; name: string }) {
  const { items, progress, error } = useStore(rowStoreOf(assessmentId))
  const left = useMemo(() => items.filter(isLeft).length, [items])
  if (left === 0 || progress !== null || error !== null) return null
  const count = numberText(left)
  return (
    <Link
      to={`${responsesPath(assessmentId)}?state=mine`}
      aria-label={`${count} to mark in ${name}`}
    >{`${count} to mark`}</Link>
  )
}
