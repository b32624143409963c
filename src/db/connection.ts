/**
 * What becomes of a connection when another tab upgrades or deletes the database.
 */
import type { Dexie } from 'dexie'

/** The database was written by a newer TalentFlow than this one. */
export class NewerDatabase extends Error {
  override name = 'NewerDatabase'
}

/** The database was deleted from another tab. */
export class DatabaseErased extends Error {
  override name = 'DatabaseErased'
}

/**
 * Makes room for other tabs, and never works on a database that is newer than this code: Dexie alone
 * would open it and write into it.
 */
export function guardConnection(database: Dexie): void {
  database.on('versionchange', (event) => {
    const name = database.name
    lost.set(
      database,
      event.newVersion === null ? new DatabaseErased(name) : new NewerDatabase(name),
    )
    // For good: opening again by itself would bring back what was just upgraded or erased.
    database.close({ disableAutoOpen: true })
    return false
  })
  database.on(
    'ready',
    () => {
      if (database.backendDB().version <= KNOWN_RAW_VERSION) {
        lost.delete(database)
        return
      }
      lost.set(database, new NewerDatabase(database.name))
      throw new NewerDatabase(database.name)
    },
    true,
  )
}

/** Why this tab may not use the database any more; null while it may. */
export function whyLost(database: Dexie): NewerDatabase | DatabaseErased | null {
  return lost.get(database) ?? null
}

/** The raw connection, opened again if it was lost. */
export async function openConnection(database: Dexie): Promise<IDBDatabase> {
  const reason = whyLost(database)
  if (reason) throw reason
  if (!database.isOpen()) await database.open()
  return database.backendDB()
}

/** The raw connection as it stands at this moment; null when there is none. */
export function connectionAtHand(database: Dexie): IDBDatabase | null {
  return database.isOpen() ? database.backendDB() : null
}

/** Our version 1: Dexie multiplies by ten. */
const KNOWN_RAW_VERSION = 10

const lost = new WeakMap<Dexie, NewerDatabase | DatabaseErased>()
