import type { CandidateRow } from '#src/db/candidateRows.ts'

/** How many candidates each job has. */
export function candidatesByJob(rows: readonly CandidateRow[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { jobId } of rows) counts.set(jobId, (counts.get(jobId) ?? 0) + 1)
  return counts
}
