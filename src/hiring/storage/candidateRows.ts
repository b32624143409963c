/**
 * All candidates in memory, for lists and the board: with 100,000 candidates, counting or searching
 * takes seconds in the database and milliseconds here. Rows are always sorted by name.
 */
import { foldText } from '#src/base/foldText.ts'
import { useStore } from '#src/base/useStore.ts'

import { type Stage, stageSchema } from '#schemas/records/candidate.ts'

import { type CandidateRow } from './candidateRow.ts'
import { candidateRowStore } from './candidateRowStore.ts'
import type { DamagedRecord } from '#src/storage/core/query.ts'
import { appliedOrderOf } from './rowOrder.ts'

export type CandidateSort = {
  by: 'name' | 'appliedAt' | 'stage'
  direction: 'ascending' | 'descending'
}

export interface CandidateFilter {
  /** Every word must occur in the name or email, ignoring case and accents. */
  search?: string
  stage?: Stage | null
  jobId?: string | null
  /** By name, ascending, if absent. */
  sort?: CandidateSort
}

export interface CandidateRows {
  /** All candidates, sorted by name. */
  readonly rows: readonly CandidateRow[]
  readonly damaged: readonly DamagedRecord[]
  /** False until all have been read once. */
  readonly ready: boolean
}

/**
 * The current rows: read once in the background, then kept up to date with all tabs. A failed read
 * is thrown to the nearest error boundary.
 */
export function useCandidateRows(): CandidateRows {
  const state = useStore(candidateRowStore)
  if (state.error !== null) throw state.error
  return state
}

/** `rows` must come from `useCandidateRows`; sorting relies on their order by name. */
export function filterRows(
  rows: readonly CandidateRow[],
  { search = '', stage = null, jobId = null, sort = BY_NAME }: CandidateFilter,
): readonly CandidateRow[] {
  const words = foldText(search).split(/\s+/).filter(Boolean)
  const sorted = matchingInOrder(
    rows,
    sort.by,
    (row) =>
      (stage === null || row.stage === stage) &&
      (jobId === null || row.jobId === jobId) &&
      words.every((word) => row.searchText.includes(word)),
  )
  return sort.direction === 'descending' ? sorted.toReversed() : sorted
}

function matchingInOrder(
  rows: readonly CandidateRow[],
  by: CandidateSort['by'],
  isMatch: (row: CandidateRow) => boolean,
): readonly CandidateRow[] {
  switch (by) {
    case 'name':
      return rows.filter(isMatch)
    case 'appliedAt':
      return appliedOrderOf(rows).filter(isMatch)
    case 'stage':
      return [...groupByStage(rows.filter(isMatch)).values()].flat()
  }
}

/** Every stage in order, including empty ones; rows keep their order. */
export function groupByStage(rows: readonly CandidateRow[]): RowsByStage {
  const groups = new Map<Stage, CandidateRow[]>(stageSchema.options.map((stage) => [stage, []]))
  for (const row of rows) groups.get(row.stage)?.push(row)
  return groups
}

export type RowsByStage = ReadonlyMap<Stage, readonly CandidateRow[]>

const BY_NAME: CandidateSort = { by: 'name', direction: 'ascending' }
