/**
 * What becomes of a connection of Dexie's when another tab upgrades or deletes the database.
 */
import type { Dexie } from 'dexie'

import './leaving.ts'
import { RAW_VERSION } from './layout.ts'
import { NewerDatabase, noteLoss, noteVersionChange, whyLost } from './loss.ts'

/**
 * Makes room for other tabs, and never works on a database that is newer than this code: Dexie alone
 * would open it and write into it.
 */
export function guardConnection(database: Dexie): void {
  database.on('versionchange', (event) => {
    noteVersionChange(database.name, event.newVersion)
    // For good: opening again by itself would bring back what was just upgraded or erased.
    database.close({ disableAutoOpen: true })
    return false
  })
  database.on(
    'ready',
    () => {
      const isNewer = database.backendDB().version > RAW_VERSION
      const loss = isNewer ? new NewerDatabase(database.name) : null
      noteLoss(database.name, loss)
      if (loss) throw loss
    },
    true,
  )
}

/** The raw connection, opened again if it was lost. */
export async function openConnection(database: Dexie): Promise<IDBDatabase> {
  const reason = whyLost(database.name)
  if (reason) throw reason
  if (!database.isOpen()) await database.open()
  return database.backendDB()
}

/** The raw connection as it stands at this moment; null when there is none. */
export function connectionAtHand(database: Dexie): IDBDatabase | null {
  return database.isOpen() ? database.backendDB() : null
}
