/**
 * Extra time and pauses that staff set for a candidate. The candidate's page loads this only with
 * time limits.
 */
import type { Pause } from '#schemas/timeUsed.ts'
import { onChanges } from '#src/storage/core/changes.ts'
import { hiring } from '#src/storage/core/rawDatabase.ts'
import { read } from '#src/storage/core/transactions.ts'
import { getStored } from '#src/storage/records/rawRecords.ts'

import { partialCandidates } from './partialKinds.ts'

export interface ClockTerms {
  /** Per cent added to every limit. */
  extraTime: number
  /** Oldest first; only the last one may be open. */
  pauses: readonly Pause[]
}

const NO_TERMS: ClockTerms = { extraTime: 0, pauses: [] }

/** For a candidate who is not assigned to this assessment any more, nothing. Rejects with what storage threw. */
export async function getClockTerms(
  candidateId: string,
  assessmentId: string,
): Promise<ClockTerms> {
  const stored = await read(hiring, ['Candidates'], (stores) =>
    getStored(stores, partialCandidates, candidateId),
  )
  const assignment = stored?.kind === 'whole' ? stored.value.assignment : undefined
  return assignment?.assessmentId === assessmentId ? { ...NO_TERMS, ...assignment } : NO_TERMS
}

/** Calls back when they may have changed, here or in another tab. Returns what unsubscribes. */
export function onClockTerms(onChange: () => void): () => void {
  return onChanges('Candidates', onChange)
}
