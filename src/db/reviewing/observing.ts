import { assessmentTable, candidateTable, responseTable } from '#src/db/core/database.ts'
import { observeStore } from '#src/db/core/observing.ts'

/**
 * Calls `onChange` with the candidates whose response, or whose own record, changed in any tab; null
 * if it may be all of them, as after a new version. Returns a function that unsubscribes.
 */
export function observeReviewing(
  assessmentId: string,
  onChange: (candidateIds: readonly string[] | null) => void,
): () => void {
  const ends = [
    observeStore(responseTable, onChange),
    observeStore(candidateTable, onChange),
    observeStore(assessmentTable, (ids) => {
      if (ids === null || ids.some((id) => id.startsWith(`${assessmentId}.v`))) onChange(null)
    }),
  ]
  return () => ends.forEach((end) => end())
}
