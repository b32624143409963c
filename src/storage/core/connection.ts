/**
 * Dexie's connections: how long they take to open, and what happens when another tab upgrades or
 * deletes the database.
 */
import type { Dexie } from 'dexie'

import './leaving.ts'
import { RAW_VERSION } from './layout.ts'
import { NewerDatabase, noteLoss, noteVersionChange, whyLost } from './connectionLoss.ts'
import { timeOpening } from './opening.ts'

/**
 * Yields to other tabs, and never works on a database newer than this code, which Dexie alone would
 * open and write to.
 */
export function guardConnection(database: Dexie): void {
  database.on('versionchange', (event) => {
    noteVersionChange(database.name, event.newVersion)
    // Permanently: reopening by itself would recreate what was just upgraded or erased.
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

/** The native connection, reopened if it was lost. */
export async function openConnection(database: Dexie): Promise<IDBDatabase> {
  const reason = whyLost(database.name)
  if (reason) throw reason
  if (!database.isOpen()) await database.open()
  return database.backendDB()
}

/** The native connection if there is one right now; otherwise null. */
export function connectionAtHand(database: Dexie): IDBDatabase | null {
  return database.isOpen() ? database.backendDB() : null
}

/** From now on times every opening of `database`, including automatic ones. */
export function timeOpenings(database: Dexie): void {
  const open = database.open.bind(database)
  database.open = () => {
    const opening = open()
    if (!database.isOpen()) timeOpening(opening.then(() => database.backendDB()))
    return opening
  }
}
