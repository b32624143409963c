/**
 * Why this page may not use a database any more, by the name of the database. Both kinds of
 * connection, Dexie's and the raw one, write it down here and ask here.
 */

/** The database was written by a newer TalentFlow than this one. */
export class NewerDatabase extends Error {
  override name = 'NewerDatabase'
}

/** The database was deleted from another tab. */
export class DatabaseErased extends Error {
  override name = 'DatabaseErased'
}

export type Loss = NewerDatabase | DatabaseErased

/** Another tab wants the database: to upgrade it, or (`newVersion` null) to delete it. */
export function noteVersionChange(name: string, newVersion: number | null): void {
  noteLoss(name, newVersion === null ? new DatabaseErased(name) : new NewerDatabase(name))
}

/** Null: the database may be used again. */
export function noteLoss(name: string, loss: Loss | null): void {
  if (loss) losses.set(name, loss)
  else losses.delete(name)
}

/** Null while it may be used. */
export function whyLost(name: string): Loss | null {
  return losses.get(name) ?? null
}

const losses = new Map<string, Loss>()
