import type { Result } from '#schemas/result.ts'
import type { StorageFailure } from '#src/storage/core/query.ts'

/** How a long run is followed and stopped. Progress counts records. */
export interface PassOptions {
  onProgress?: (progress: { done: number; total: number }) => void
  signal?: AbortSignal
}

export type CannotTurn =
  /** Stopped between two records. `goOn` continues. */
  | { kind: 'cancelled' }
  /** How many are open in other tabs that did not release them. */
  | { kind: 'in-use'; responses: number; drafts: number }
  | { kind: 'already-on' }
  | StorageFailure

/** A part of the work: what is left of it, and how some of that is done. */
export interface Pass {
  /** The keys of all records, in one table. */
  keys(): Promise<readonly unknown[]>
  /** How many at once: each batch is a transaction, or several. */
  batchSize: number
  /** Skips what is done already, and what is damaged. */
  work(keys: readonly unknown[]): Promise<Result<null, CannotTurn>>
}
