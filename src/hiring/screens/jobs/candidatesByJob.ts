import type { CandidateRow } from '#src/hiring/storage/candidateRow.ts'

/** The number of candidates per job. */
export function candidatesByJob(rows: readonly CandidateRow[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { jobId } of rows) counts.set(jobId, (counts.get(jobId) ?? 0) + 1)
  return counts
}
