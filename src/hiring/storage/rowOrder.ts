/** Keeps rows sorted while they change, without sorting all of them again. */
import type { CandidateRow } from './candidateRow.ts'

export type Rows = readonly CandidateRow[]
type Compare = (a: CandidateRow, b: CandidateRow) => number

const collator = new Intl.Collator()

/** By name in natural order, then by id so that the order is total. */
export function byName(a: CandidateRow, b: CandidateRow): number {
  return collator.compare(a.name, b.name) || compareTexts(a.id, b.id)
}

/** Merges two sorted lists. */
export function mergeRows(a: Rows, b: Rows): CandidateRow[] {
  const merged: CandidateRow[] = []
  let fromA = 0
  for (const row of b) {
    for (let next = a[fromA]; next && byName(next, row) <= 0; next = a[fromA]) {
      merged.push(next)
      fromA += 1
    }
    merged.push(row)
  }
  return merged.concat(a.slice(fromA))
}

/** `rows`, sorted by name, after these candidates changed; null means deleted. */
export function changedRows(
  rows: Rows,
  changes: ReadonlyMap<string, CandidateRow | null>,
): CandidateRow[] {
  const changed = withChanges(rows, changes, byName)
  const applied = appliedOrders.get(rows)
  if (applied) appliedOrders.set(changed, withChanges(applied, changes, byApplied))
  return changed
}

/** The rows by application date; cached, and kept up to date by `changedRows`. */
export function appliedOrderOf(rows: Rows): Rows {
  const known = appliedOrders.get(rows) ?? rows.toSorted(byApplied)
  appliedOrders.set(rows, known)
  return known
}

const appliedOrders = new WeakMap<Rows, Rows>()

function byApplied(a: CandidateRow, b: CandidateRow): number {
  return compareTexts(a.appliedAt, b.appliedAt) || compareTexts(a.id, b.id)
}

function compareTexts(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

function withChanges(
  rows: Rows,
  changes: ReadonlyMap<string, CandidateRow | null>,
  compare: Compare,
): CandidateRow[] {
  const changed = rows.filter((row) => !changes.has(row.id))
  for (const row of changes.values()) {
    if (row) changed.splice(placeFor(row, changed, compare), 0, row)
  }
  return changed
}

function placeFor(row: CandidateRow, rows: Rows, compare: Compare): number {
  let low = 0
  let high = rows.length
  while (low < high) {
    const middle = (low + high) >> 1
    const other = rows[middle]
    if (other && compare(other, row) < 0) low = middle + 1
    else high = middle
  }
  return low
}
