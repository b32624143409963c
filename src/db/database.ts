/**
 * The database of hiring: version 1, exactly the stores and indexes that product.md names. What is
 * stored is `unknown` until its schema has looked at it.
 */
import { Dexie } from 'dexie'

import { guardConnection } from './connection.ts'

export const DATABASE_NAME = 'TalentFlowDatabase'

// Dexie closes its connections when a page goes into the back/forward cache, and does so before
// the last answers can be written. Pages with an open attempt hold a lock, which keeps them out.
Dexie.disableBfCache = true

export const database = new Dexie(DATABASE_NAME, {
  // Only this one is on the disk before it is acknowledged.
  chromeTransactionDurability: 'strict',
  // Screens show what was committed, never what is hoped for.
  cache: 'disabled',
})

database.version(1).stores({
  Jobs: 'id, title, status, order, createdAt, updatedAt',
  Candidates: 'id, name, email, stage, jobId, appliedAt',
  Assessments: 'id, jobId, title, createdAt, updatedAt',
  Responses: 'candidateId, assessmentId, submittedAt',
})
guardConnection(database)

export const jobTable = database.table<unknown, string>('Jobs')
export const candidateTable = database.table<unknown, string>('Candidates')
export const assessmentTable = database.table<unknown, string>('Assessments')
export const responseTable = database.table<unknown, string>('Responses')
