/** Everything stored in both databases, for a backup. */
import type { Dexie, Table } from 'dexie'

import type { BackupEntry, BackupStore } from '#schemas/files/backup.ts'
import { storedShape } from '#schemas/files/storedRecords.ts'
import { sha256 } from '#src/storage/vault/digest.ts'

import {
  assessmentTable,
  candidateTable,
  database,
  jobTable,
  responseTable,
} from '#src/storage/core/database.ts'
import {
  deviceDatabase,
  erasedTable,
  fileTable,
  historyTable,
  keyTable,
  settingTable,
  teamTable,
} from '#src/storage/core/deviceDatabase.ts'
import { fileShape } from '#src/storage/stored/files.ts'
import { readInBatches } from '#src/storage/core/readInBatches.ts'
import { parseStored } from '#src/storage/records/shapes.ts'

/**
 * All records as of one point in time, then the files. Damaged records are included unchanged;
 * settings that are only about this device are not. Rejects if storage can't be read.
 */
export async function* takeSnapshot(): AsyncGenerator<BackupEntry> {
  const hiring = await allAtOnce(database, [
    { store: 'Jobs', table: jobTable, batchSize: 100 },
    { store: 'Candidates', table: candidateTable, batchSize: 100 },
    { store: 'Assessments', table: assessmentTable, batchSize: 5 },
    { store: 'Responses', table: responseTable, batchSize: 10 },
  ])
  // After the records, because a file is written before the answer that refers to it.
  const device = await allAtOnce(deviceDatabase, [
    { store: 'settings', table: settingTable, batchSize: 100 },
    { store: 'history', table: historyTable, batchSize: 20 },
    { store: 'erased', table: erasedTable, batchSize: 500 },
    { store: 'team', table: teamTable, batchSize: 100 },
    { store: 'keys', table: keyTable, batchSize: 1 },
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

/** Counts the files of all owners. */
export function countFiles(): Promise<number> {
  return fileTable.count()
}

interface Read {
  store: BackupStore
  table: Table<unknown>
  /** How many are yielded per task. */
  batchSize: number
}

/** In one transaction, so that nothing changes meanwhile. */
function allAtOnce(where: Dexie, reads: readonly Read[]) {
  const tables = reads.map(({ table }) => table)
  return where.transaction('r', tables, async () => {
    const found: { store: BackupStore; raw: unknown }[] = []
    for (const { store, table, batchSize } of reads) {
      await readInBatches(table, batchSize, (raws) =>
        found.push(...raws.map((raw) => ({ store, raw }))),
      )
    }
    return found
  })
}

function isAsItShould(store: BackupStore, raw: unknown): boolean {
  try {
    return parseStored(storedShape(store, raw), raw).success
  } catch (error) {
    // Nested so deeply that checking it overflows the stack.
    if (error instanceof RangeError) return false
    throw error
  }
}

async function fileEntry(raw: unknown): Promise<BackupEntry> {
  const checked = parseStored(fileShape, raw).data
  if (checked === undefined || checked.bytes.byteLength !== checked.size) {
    return { kind: 'record', store: 'files', raw, damaged: true }
  }
  const { bytes, ...file } = checked
  return { kind: 'file', file: { ...file, sha256: await sha256(bytes) }, bytes }
}
