/** Deletes what was written of a candidate who had been deleted meanwhile. */
import { done } from '#schemas/result.ts'

import { candidateTable, responseTable } from '#src/storage/core/database.ts'
import { failureOf } from '#src/storage/core/failures.ts'
import { fieldOf } from '#src/storage/core/rawField.ts'
import { write } from '#src/storage/core/writing.ts'

/**
 * Deletes unsubmitted responses whose candidate no longer exists. A page that is closed writes
 * without looking first, so it can bring back a response that was deleted a moment before. Nobody
 * could continue or review it. Submitted responses are never deleted. If it fails, the next page
 * tries again.
 */
export async function sweepDeletedCandidates(): Promise<void> {
  try {
    if ((await withoutCandidate()).length === 0) return
    await write([candidateTable, responseTable], async () => {
      await responseTable.bulkDelete(await withoutCandidate())
      return done(null)
    })
  } catch (error) {
    failureOf(error)
  }
}

/** By keys first: the index of submitted responses lacks the others. */
async function withoutCandidate(): Promise<string[]> {
  const all = await responseTable.toCollection().primaryKeys()
  const submitted = new Set(await responseTable.orderBy('submittedAt').primaryKeys())
  const unsubmitted = all.filter((id) => !submitted.has(id))
  const kept = new Set(await candidateTable.where(':id').anyOf(unsubmitted).primaryKeys())
  const lost = unsubmitted.filter((id) => !kept.has(id))
  const stored = await responseTable.bulkGet(lost)
  return lost.filter((_id, at) => wasNeverSubmitted(stored[at]))
}

/** A damaged one may have been: it is kept. */
function wasNeverSubmitted(raw: unknown): boolean {
  const attempts = fieldOf(raw, 'attempts')
  const isEmpty = Array.isArray(attempts) && attempts.length === 0
  return isEmpty && fieldOf(raw, 'submittedAt') === undefined
}
