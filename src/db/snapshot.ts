/**
 * Everything that is stored, of both databases, as it goes into a backup.
 */
import type { Dexie, Table } from 'dexie'

import type { BackupEntry, BackupStore } from '#schemas/backup.ts'
import { fileRecordSchema } from '#schemas/device.ts'
import { storedSchema } from '#schemas/storedRecords.ts'
import { sha256 } from '#src/vault/digest.ts'

import { assessmentTable, candidateTable, database, jobTable, responseTable } from './database.ts'
import {
  deviceDatabase,
  erasedTable,
  fileTable,
  historyTable,
  settingTable,
} from './deviceDatabase.ts'
import { readInBites } from './readInBites.ts'

/**
 * All records as they were at one moment, then the files. Damaged records come as they are; settings
 * that are about this device alone do not. Rejects when storage can't be read.
 */
export async function* takeSnapshot(): AsyncGenerator<BackupEntry> {
  const hiring = await allAtOnce(database, [
    { store: 'Jobs', table: jobTable, bite: 100 },
    { store: 'Candidates', table: candidateTable, bite: 100 },
    { store: 'Assessments', table: assessmentTable, bite: 5 },
    { store: 'Responses', table: responseTable, bite: 10 },
  ])
  // After the records: a file is written before the answer that names it.
  const device = await allAtOnce(deviceDatabase, [
    { store: 'settings', table: settingTable, bite: 100 },
    { store: 'history', table: historyTable, bite: 20 },
    { store: 'erased', table: erasedTable, bite: 500 },
  ])
  const fileKeys = await fileTable.toCollection().primaryKeys()
  for (const { store, raw } of [...hiring, ...device]) {
    const isWhole = isAsItShould(store, raw)
    if (store === 'settings' && !isWhole) continue
    yield { kind: 'record', store, raw, damaged: !isWhole }
  }
  for (const key of fileKeys) {
    const raw = await fileTable.get(key)
    if (raw !== undefined) yield await fileEntry(raw)
  }
}

/** Of all owners. */
export function countFiles(): Promise<number> {
  return fileTable.count()
}

interface Read {
  store: BackupStore
  table: Table<unknown>
  /** So many are handed over in one task. */
  bite: number
}

/** In one transaction, so that nothing changes in between. */
function allAtOnce(where: Dexie, reads: readonly Read[]) {
  const tables = reads.map(({ table }) => table)
  return where.transaction('r', tables, async () => {
    const found: { store: BackupStore; raw: unknown }[] = []
    for (const { store, table, bite } of reads) {
      await readInBites(table, bite, (raws) => found.push(...raws.map((raw) => ({ store, raw }))))
    }
    return found
  })
}

function isAsItShould(store: BackupStore, raw: unknown): boolean {
  try {
    return storedSchema(store, raw).safeParse(raw).success
  } catch (error) {
    // Nested so deep that looking at it exhausts the stack.
    if (error instanceof RangeError) return false
    throw error
  }
}

async function fileEntry(raw: unknown): Promise<BackupEntry> {
  const checked = fileRecordSchema.safeParse(raw).data
  if (checked === undefined || checked.bytes.byteLength !== checked.size) {
    return { kind: 'record', store: 'files', raw, damaged: true }
  }
  const { bytes, ...file } = checked
  return { kind: 'file', file: { ...file, sha256: await sha256(bytes) }, bytes }
}
