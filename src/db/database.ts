/**
 * The database of hiring, as staff reach it: through Dexie. What is stored is `unknown` until its
 * schema has looked at it.
 */
import { Dexie } from 'dexie'

import { guardConnection } from './connection.ts'
import { DATABASE_NAME, hiringLayout } from './layout.ts'
import { timeOpenings } from './opening.ts'

// Dexie closes its connections when a page goes into the back/forward cache, and does so before
// the last answers can be written. `leaving.ts` closes them afterwards.
Dexie.disableBfCache = true

export const database = new Dexie(DATABASE_NAME, {
  // Only this one is on the disk before it is acknowledged.
  chromeTransactionDurability: 'strict',
  // Screens show what was committed, never what is hoped for.
  cache: 'disabled',
})

database.version(1).stores(hiringLayout)
guardConnection(database)
timeOpenings(database)

export const jobTable = database.table<unknown, string>('Jobs')
export const candidateTable = database.table<unknown, string>('Candidates')
export const assessmentTable = database.table<unknown, string>('Assessments')
export const responseTable = database.table<unknown, string>('Responses')
