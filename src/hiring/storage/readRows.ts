/** Reads rows without long tasks: in batches, each validated and sorted separately. */
import type { IndexableType } from 'dexie'

import { type CandidateRow, rowOf } from './candidateRow.ts'
import { candidateTable } from '#src/storage/core/database.ts'
import type { DamagedRecord } from '#src/storage/core/query.ts'
import { fieldOf } from '#src/storage/core/rawField.ts'
import { byName, changedRows, mergeRows, type Rows } from './rowOrder.ts'

/** How many are read, validated and sorted within a few milliseconds. */
const BATCH_SIZE = 500

export interface ReadRows {
  /** Sorted by name. */
  rows: Rows
  damaged: readonly DamagedRecord[]
}

/** All candidates. */
export async function readAllRows(): Promise<ReadRows> {
  const runs: Rows[] = []
  const damaged: DamagedRecord[] = []
  let after: unknown = null
  for (;;) {
    const raws = await candidatesAfter(after).limit(BATCH_SIZE).toArray()
    const batchSize = check(raws)
    damaged.push(...batchSize.damaged)
    runs.push(batchSize.rows.toSorted(byName))
    if (raws.length < BATCH_SIZE) return { rows: await mergeAll(runs), damaged }
    mergeEvenRuns(runs)
    after = fieldOf(raws.at(-1), 'id')
  }
}

/** Reads these candidates again: changed, new or deleted. */
export async function rereadRows(
  { rows, damaged }: ReadRows,
  ids: readonly string[],
): Promise<ReadRows> {
  const raws = await candidateTable.bulkGet([...ids])
  const now = check(raws.filter((raw) => raw !== undefined))
  const changes = new Map<string, CandidateRow | null>(ids.map((id) => [id, null]))
  for (const row of now.rows) changes.set(row.id, row)
  return {
    rows: changedRows(rows, changes),
    damaged: [...damaged.filter(({ id }) => !changes.has(id)), ...now.damaged],
  }
}

function check(raws: readonly unknown[]) {
  const rows: CandidateRow[] = []
  const damaged: DamagedRecord[] = []
  for (const raw of raws) {
    const row = rowOf(raw)
    if (row.kind === 'whole') rows.push(row.value)
    else damaged.push(row.record)
  }
  return { rows, damaged }
}

/**
 * Merges runs of equal length, like a binary counter, so that each row is merged only log n times.
 */
function mergeEvenRuns(runs: Rows[]): void {
  for (;;) {
    const [before, last] = runs.slice(-2)
    if (!before || !last || before.length > last.length) return
    runs.splice(-2, 2, mergeRows(before, last))
  }
}

async function mergeAll(runs: readonly Rows[]): Promise<Rows> {
  let merged: Rows = []
  for (const run of runs.toReversed()) {
    merged = mergeRows(merged, run)
    await nextTask()
  }
  return merged
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve)
  })
}

/**
 * In key order. The key of a damaged record may have any type: numbers and dates sort before all
 * strings.
 */
function candidatesAfter(key: unknown) {
  return isKey(key) ? candidateTable.where(':id').above(key) : candidateTable.toCollection()
}

/** Any stored key is valid. */
function isKey(value: unknown): value is IndexableType {
  return value !== null && value !== undefined
}
