/**
 * All candidates as columns in memory, for lists and the board: at 100,000 candidates counting or
 * searching in the database takes seconds, here milliseconds. Rows are always in the order of names.
 */
import { useSyncExternalStore } from 'react'

import { type Stage, stageSchema } from '#schemas/candidate.ts'

import { type CandidateRow, foldForSearch } from './candidateRow.ts'
import { candidateRowStore } from './candidateRowStore.ts'
import type { DamagedRecord } from './query.ts'
import { appliedOrderOf } from './rowOrder.ts'

export type { CandidateRow } from './candidateRow.ts'

export type CandidateSort = {
  by: 'name' | 'appliedAt' | 'stage'
  direction: 'ascending' | 'descending'
}

export interface CandidateFilter {
  /** Every word must occur in the name or the e-mail; case and accents do not count. */
  search?: string
  stage?: Stage | null
  jobId?: string | null
  /** By name, ascending, when absent. */
  sort?: CandidateSort
}

export interface CandidateRows {
  /** Of all candidates, by name. */
  readonly rows: readonly CandidateRow[]
  readonly damaged: readonly DamagedRecord[]
  /** False until all have been read once. */
  readonly ready: boolean
}

/**
 * The rows as they are now: read once in the background, then kept current from every tab. A failed
 * read is thrown to the nearest error boundary.
 */
export function useCandidateRows(): CandidateRows {
  const state = useSyncExternalStore(candidateRowStore.subscribe, candidateRowStore.current)
  if (state.error !== null) throw state.error
  return state
}

/** `rows` as `useCandidateRows` gives them; sorting relies on their being in the order of names. */
export function filterRows(
  rows: readonly CandidateRow[],
  { search = '', stage = null, jobId = null, sort = BY_NAME }: CandidateFilter,
): readonly CandidateRow[] {
  const words = foldForSearch(search).split(/\s+/).filter(Boolean)
  const ordered = sort.by === 'appliedAt' ? appliedOrderOf(rows) : rows
  const matching = ordered.filter(
    (row) =>
      (stage === null || row.stage === stage) &&
      (jobId === null || row.jobId === jobId) &&
      words.every((word) => row.searchText.includes(word)),
  )
  const sorted = sort.by === 'stage' ? groupByStage(matching) : matching
  return sort.direction === 'descending' ? sorted.toReversed() : sorted
}

/** Every stage is there, with 0 where nobody stands. */
export function countByStage(rows: readonly CandidateRow[]): Record<Stage, number> {
  const counts = { applied: 0, screen: 0, tech: 0, offer: 0, hired: 0, rejected: 0 }
  for (const row of rows) counts[row.stage] += 1
  return counts
}

const BY_NAME: CandidateSort = { by: 'name', direction: 'ascending' }

/** In the order of the stages, and by name within each. */
function groupByStage(rows: readonly CandidateRow[]): CandidateRow[] {
  return stageSchema.options.flatMap((stage) => rows.filter((row) => row.stage === stage))
}
