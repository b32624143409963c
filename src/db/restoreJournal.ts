/**
 * The two databases can't be written in one transaction. So what the device is to hold is written down
 * on it first; then the records of hiring are replaced, and last the device's by what was written down.
 * Whoever begins next and still finds it finishes, or drops it where the records were not replaced.
 */
import type { SettingValue } from '#schemas/device.ts'
import { done, type Result } from '#schemas/result.ts'
import { sha256 } from '#src/vault/digest.ts'

import { assessmentTable, candidateTable, database, jobTable, responseTable } from './database.ts'
import { erasedTable, fileTable, historyTable, settingTable } from './deviceDatabase.ts'
import type { StorageFailure } from './query.ts'
import { fieldOf } from './rawField.ts'
import { readInBites } from './readInBites.ts'
import { settingRecord } from './settings.ts'
import { writeOnDevice } from './writing.ts'

export const HIRING = {
  Jobs: jobTable,
  Candidates: candidateTable,
  Assessments: assessmentTable,
  Responses: responseTable,
} as const
export type HiringStore = keyof typeof HIRING
const HIRING_STORES: readonly HiringStore[] = ['Jobs', 'Candidates', 'Assessments', 'Responses']

/** Enough to be quick, few enough for others to have their turn. */
const BITE = 200

/** Lies among the settings while everything is being replaced. */
const JOURNAL = 'restoring'

type FileKey = [owner: string, fileId: string]

/** What the device is to hold once the records of hiring are those of the backup. */
export interface RestoreJournal {
  /** Of the records of hiring in the backup: which there are, at which revisions. */
  fingerprint: string
  settings: readonly unknown[]
  history: readonly unknown[]
  erased: readonly unknown[]
  /** Files that take the place of others with their keys; all others are there already. */
  files: readonly unknown[]
  /** The keys of the files that were not there before. */
  addedFiles: readonly FileKey[]
  /** The keys of all files that are to stay. */
  fileKeys: readonly FileKey[]
  lastBackup: SettingValue<'lastBackup'>
}

/** Takes the place of one that was left. */
export function writeJournal(journal: RestoreJournal): Promise<Result<null, StorageFailure>> {
  return writeOnDevice([settingTable], async () => {
    await settingTable.put({ key: JOURNAL, value: journal })
    return done(null)
  })
}

/** Makes the device hold what was written down, in one transaction. */
export function applyJournal(journal: RestoreJournal): Promise<Result<null, StorageFailure>> {
  const tables = [settingTable, historyTable, erasedTable, fileTable]
  const { settings, history, erased, files, fileKeys, lastBackup } = journal
  const staying = new Set(fileKeys.map((key) => JSON.stringify(key)))
  return writeOnDevice(tables, async () => {
    const keys = await fileTable.toCollection().primaryKeys()
    await fileTable.bulkDelete(keys.filter((key) => !staying.has(JSON.stringify(key))))
    await fileTable.bulkPut([...files])
    await historyTable.clear()
    for (let start = 0; start < history.length; start += BITE) {
      await historyTable.bulkPut(history.slice(start, start + BITE))
    }
    await erasedTable.bulkPut([...erased])
    await settingTable.bulkDelete(['theme', 'staffName', 'handover', 'sitting', JOURNAL])
    await settingTable.bulkPut([...settings])
    await settingTable.put(settingRecord('lastBackup', lastBackup))
    return done(null)
  })
}

/** Forgets what was written down, and the files that were added with it. */
export function dropJournal({ addedFiles }: RestoreJournal): Promise<Result<null, StorageFailure>> {
  return writeOnDevice([settingTable, fileTable], async () => {
    await fileTable.bulkDelete([...addedFiles])
    await settingTable.delete(JOURNAL)
    return done(null)
  })
}

/** Whether a page was closed or crashed while it replaced everything. */
export async function isRestoreLeft(): Promise<boolean> {
  return (await settingTable.where(':id').equals(JOURNAL).count()) > 0
}

/**
 * Finishes it. To be called before anything else reads the device, by the staff's pages: candidates see
 * nothing that it changes.
 */
export async function finishRestore(): Promise<void> {
  const stored = await settingTable.get(JOURNAL)
  const journal = fieldOf(stored, 'value')
  if (!isJournal(journal)) return
  const now = await fingerprintOfStored()
  await (now === journal.fingerprint ? applyJournal(journal) : dropJournal(journal))
}

/** Which records there are, at which revisions: SHA-256 of their keys and `rev`. */
export function fingerprintOf(
  records: Readonly<Record<HiringStore, readonly unknown[]>>,
): Promise<string> {
  return digestOf(HIRING_STORES.flatMap((store) => records[store].map(marked(store))))
}

async function fingerprintOfStored(): Promise<string> {
  const marks = await database.transaction('r', Object.values(HIRING), async () => {
    const found: string[] = []
    for (const store of HIRING_STORES) {
      await readInBites(HIRING[store], BITE, (raws) => found.push(...raws.map(marked(store))))
    }
    return found
  })
  return digestOf(marks)
}

/** Written by us, and read by nobody else: its shape alone is looked at. */
function isJournal(value: unknown): value is RestoreJournal {
  const lists = ['settings', 'history', 'erased', 'files', 'addedFiles', 'fileKeys']
  const isOurs = typeof fieldOf(value, 'fingerprint') === 'string'
  return isOurs && lists.every((name) => Array.isArray(fieldOf(value, name)))
}

function marked(store: HiringStore) {
  const key = String(HIRING[store].schema.primKey.keyPath)
  return (raw: unknown) => `${store} ${String(fieldOf(raw, key))} ${String(fieldOf(raw, 'rev'))}`
}

function digestOf(marks: readonly string[]): Promise<string> {
  const text = marks.toSorted().join('\n')
  return sha256(new TextEncoder().encode(text).slice().buffer)
}
