/**
 * The two databases and their stores in Dexie's notation: the primary key first, then the indexes,
 * `[a+b]` for a compound one. Staff open them with Dexie, the candidate's page without.
 */
export type Layout = { readonly [store: string]: string }

export const DATABASE_NAME = 'TalentFlowDatabase'

/** Version 1. */
export const hiringLayout = {
  Jobs: 'id, title, status, order, createdAt, updatedAt',
  Candidates: 'id, name, email, stage, jobId, appliedAt',
  Assessments: 'id, jobId, title, createdAt, updatedAt',
  Responses: 'candidateId, assessmentId, submittedAt',
} as const satisfies Layout

export const DEVICE_NAME = 'TalentFlowDevice'

/** The device database holds what belongs to this device rather than to hiring. */
export const deviceLayout = {
  settings: 'key',
  team: 'id',
  keys: 'id',
  history: '[assessmentId+step]',
  // The second index gives an owner's total size without reading any bytes.
  files: '[owner+fileId], [owner+size]',
  erased: 'id',
} as const satisfies Layout

/** Our version 1 as the browser sees it: Dexie multiplies by ten. */
export const RAW_VERSION = 10

/** Creates all stores in a new database. Runs during the upgrade. */
export function createStores(connection: IDBDatabase, layout: Layout): void {
  for (const [name, keys] of Object.entries(layout)) {
    const [primary = '', ...indexes] = keys.split(', ')
    const store = connection.createObjectStore(name, { keyPath: keyPathOf(primary) })
    for (const index of indexes) store.createIndex(index, keyPathOf(index))
  }
}

function keyPathOf(key: string): string | string[] {
  return key.startsWith('[') ? key.slice(1, -1).split('+') : key
}
