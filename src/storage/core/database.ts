/**
 * The hiring database as staff access it, through Dexie. Stored values are `unknown` until their
 * schema has validated them.
 */
import { Dexie } from 'dexie'

import { guardConnection, timeOpenings } from './connection.ts'
import { DATABASE_NAME, hiringLayout } from './layout.ts'

// Dexie closes its connections when a page enters the back/forward cache, which would be before the
// last answers are written. `leaving.ts` closes them afterwards.
Dexie.disableBfCache = true

export const database = new Dexie(DATABASE_NAME, {
  // Only this setting guarantees that a write is on disk when it is acknowledged.
  chromeTransactionDurability: 'strict',
  // Screens show committed data only, never optimistic updates.
  cache: 'disabled',
})

database.version(1).stores(hiringLayout)
guardConnection(database)
timeOpenings(database)

export const jobTable = database.table<unknown, string>('Jobs')
export const candidateTable = database.table<unknown, string>('Candidates')
export const assessmentTable = database.table<unknown, string>('Assessments')
export const responseTable = database.table<unknown, string>('Responses')
