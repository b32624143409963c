/**
 * Reading rows without a task that is felt: in bites, each checked and put in order by itself.
 */
import type { IndexableType } from 'dexie'

import { type CandidateRow, rowOf } from './candidateRow.ts'
import { candidateTable } from './database.ts'
import type { DamagedRecord } from './query.ts'
import { fieldOf } from './rawField.ts'
import { byName, changedRows, mergeRows, type Rows } from './rowOrder.ts'

/** So many are read, checked and ordered in a few milliseconds. */
const BITE = 500

export interface ReadRows {
  /** By name. */
  rows: Rows
  damaged: readonly DamagedRecord[]
}

/** All candidates. */
export async function readAllRows(): Promise<ReadRows> {
  const runs: Rows[] = []
  const damaged: DamagedRecord[] = []
  let after: unknown = null
  for (;;) {
    const raws = await candidatesAfter(after).limit(BITE).toArray()
    const bite = check(raws)
    damaged.push(...bite.damaged)
    runs.push(bite.rows.toSorted(byName))
    if (raws.length < BITE) return { rows: await mergeAll(runs), damaged }
    mergeEvenRuns(runs)
    after = fieldOf(raws.at(-1), 'id')
  }
}

/** The same with these candidates read again: changed, new or gone. */
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

/** As in counting in twos: each row is merged only as often as the number of bites has digits. */
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

/** By key, which in a damaged record may be of any type: numbers and dates come before all texts. */
function candidatesAfter(key: unknown) {
  return isKey(key) ? candidateTable.where(':id').above(key) : candidateTable.toCollection()
}

/** Where the key of something stored was read, that is what stands there. */
function isKey(value: unknown): value is IndexableType {
  return value !== null && value !== undefined
}
