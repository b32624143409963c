/**
 * Why this page may no longer use a database, by database name. Written and read by both kinds of
 * connection, Dexie's and the native one.
 */
import { DATABASE_NAME, DEVICE_NAME } from './layout.ts'

/** The database was written by a newer TalentFlow than this one. */
export class NewerDatabase extends Error {
  override name = 'NewerDatabase'
}

/** The database was deleted from another tab. */
export class DatabaseErased extends Error {
  override name = 'DatabaseErased'
}

export type ConnectionLoss = NewerDatabase | DatabaseErased

/** Another tab wants to upgrade the database, or to delete it (`newVersion` is null). */
export function noteVersionChange(name: string, newVersion: number | null): void {
  noteLoss(name, newVersion === null ? new DatabaseErased(name) : new NewerDatabase(name))
}

/** Null: the database may be used again. */
export function noteLoss(name: string, loss: ConnectionLoss | null): void {
  if (loss) losses.set(name, loss)
  else losses.delete(name)
}

/** Null while it may be used. */
export function whyLost(name: string): ConnectionLoss | null {
  return losses.get(name) ?? null
}

/** What to report for an error of storage: why the data can't be used any more, if that is known. */
export function connectionLossOr(error: unknown): unknown {
  return whyLost(DATABASE_NAME) ?? whyLost(DEVICE_NAME) ?? error
}

const losses = new Map<string, ConnectionLoss>()
