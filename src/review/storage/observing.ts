import {
  assessmentTable,
  candidateTable,
  jobTable,
  responseTable,
} from '#src/storage/core/database.ts'
import { settingTable } from '#src/storage/core/deviceDatabase.ts'
import { observeStore } from '#src/storage/core/observing.ts'

import { listCorrections } from './correctedVersions.ts'

/**
 * Calls `onChange` with the candidates whose response, or whose own record, changed in any tab; null
 * if it may be all of them, as after a new version or a corrected key, with another name of a job, or
 * under another reviewer's name. Returns a function that unsubscribes.
 */
export function observeReviewing(
  assessmentId: string,
  onChange: (candidateIds: readonly string[] | null) => void,
): () => void {
  let isEnded = false
  // Drafts are in the same record, and saved at every key: only another correction changes scores.
  const count = () => listCorrections(assessmentId).then(({ length }) => length)
  let known = count().catch(() => 0)
  const compare = async () => {
    const before = await known
    known = count().catch(() => before)
    if ((await known) !== before && !isEnded) onChange(null)
  }
  const ends = [
    observeStore(responseTable, onChange),
    observeStore(candidateTable, onChange),
    observeStore(jobTable, () => onChange(null)),
    // The names shown, and the marks, are those of whoever is at the keyboard.
    observeStore(settingTable, (ids) => {
      if (ids === null || ids.includes('staffName')) onChange(null)
    }),
    observeStore(assessmentTable, (ids) => {
      if (ids === null || ids.some((id) => id.startsWith(`${assessmentId}.v`))) onChange(null)
      else if (ids.includes(assessmentId)) void compare()
    }),
  ]
  return () => {
    isEnded = true
    ends.forEach((end) => end())
  }
}
