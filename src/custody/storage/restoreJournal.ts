/**
 * The two databases can't be written in one transaction. So the intended contents of the device
 * database are first written to it as a journal; then the hiring database is replaced; finally the
 * journal is applied. A page that finds a journal later completes it, or drops it if the hiring
 * database was not replaced.
 */
import type { CarriedSettingKey } from '#schemas/files/storedRecords.ts'
import type { SettingKey, SettingValue } from '#schemas/records/device.ts'
import { done, type Result } from '#schemas/result.ts'
import { sha256 } from '#src/storage/vault/digest.ts'

import {
  assessmentTable,
  candidateTable,
  database,
  jobTable,
  responseTable,
} from '#src/storage/core/database.ts'
import {
  erasedTable,
  fileTable,
  historyTable,
  keyTable,
  settingTable,
  teamTable,
} from '#src/storage/core/deviceDatabase.ts'
import { forgetAllLeavingNotes } from '#src/builder/storage/leavingNotes.ts'
import type { StorageFailure } from '#src/storage/core/query.ts'
import { fieldOf } from '#src/storage/core/rawField.ts'
import { readInBatches } from '#src/storage/core/readInBatches.ts'
import { NOTHING_SEALED } from '#src/storage/device/rawTeamKey.ts'
import { settingRecord } from '#src/storage/device/settings.ts'
import { lockManager } from '#src/storage/core/lockManager.ts'
import { writeOnDevice } from '#src/storage/core/writing.ts'
import { RESTORE_LOCK } from './restoreGate.ts'
import { JOURNAL } from './interruptedRestore.ts'

export const HIRING = {
  Jobs: jobTable,
  Candidates: candidateTable,
  Assessments: assessmentTable,
  Responses: responseTable,
} as const
export type HiringStore = keyof typeof HIRING
const HIRING_STORES: readonly HiringStore[] = ['Jobs', 'Candidates', 'Assessments', 'Responses']

/** Large enough to be fast, small enough to let others run. */
const BATCH_SIZE = 200

/** What a restore does with each setting: those that a backup carries are replaced by its own. */
const RESTORED: {
  readonly [K in SettingKey]: K extends CarriedSettingKey ? 'replaced' : 'deleted' | 'kept'
} = {
  theme: 'replaced',
  staffName: 'replaced',
  recommendationWords: 'replaced',
  company: 'replaced',
  // Of candidates whose records are replaced.
  handover: 'deleted',
  sitting: 'deleted',
  // Of this device, whatever is on it.
  lastBackup: 'kept',
  candidateMode: 'kept',
  pinReset: 'kept',
  unknownTries: 'kept',
}

type FileKey = [owner: string, fileId: string]

/** The content of the device database once the hiring database is that of the backup. */
export interface RestoreJournal {
  /** Identifies the hiring records of the backup: their keys and revisions. */
  fingerprint: string
  settings: readonly unknown[]
  history: readonly unknown[]
  erased: readonly unknown[]
  /** Absent in a journal from before there were reviewers. */
  team?: readonly unknown[]
  /** The key that the records of the backup are sealed to. */
  keys: readonly unknown[]
  /** Files that replace others with the same key; all others are stored already. */
  files: readonly unknown[]
  /** The keys of the files that did not exist before. */
  addedFiles: readonly FileKey[]
  /** The keys of all files to keep. */
  fileKeys: readonly FileKey[]
  lastBackup: SettingValue<'lastBackup'>
}

/** Replaces any journal that was left. */
export function writeJournal(journal: RestoreJournal): Promise<Result<null, StorageFailure>> {
  return writeOnDevice([settingTable], async () => {
    await settingTable.put({ key: JOURNAL, value: journal })
    // Until the journal is applied, or nothing was replaced after all.
    await settingTable.bulkDelete([NOTHING_SEALED])
    return done(null)
  })
}

/** Applies the journal to the device database, in one transaction. */
export function applyJournal(journal: RestoreJournal): Promise<Result<null, StorageFailure>> {
  const tables = [settingTable, historyTable, erasedTable, teamTable, keyTable, fileTable]
  const {
    settings,
    history,
    erased,
    team = [],
    keys: teamKeys,
    files,
    fileKeys,
    lastBackup,
  } = journal
  // These notes belong to the drafts that are being replaced.
  forgetAllLeavingNotes()
  const staying = new Set(fileKeys.map((key) => JSON.stringify(key)))
  return writeOnDevice(tables, async () => {
    const keys = await fileTable.toCollection().primaryKeys()
    await fileTable.bulkDelete(keys.filter((key) => !staying.has(JSON.stringify(key))))
    await fileTable.bulkPut([...files])
    await historyTable.clear()
    for (let start = 0; start < history.length; start += BATCH_SIZE) {
      await historyTable.bulkPut(history.slice(start, start + BATCH_SIZE))
    }
    await erasedTable.bulkPut([...erased])
    await teamTable.clear()
    await teamTable.bulkPut([...team])
    await keyTable.clear()
    await keyTable.bulkPut([...teamKeys])
    const removed = Object.entries(RESTORED).flatMap(([key, fate]) =>
      fate === 'kept' ? [] : [key],
    )
    await settingTable.bulkDelete([...removed, NOTHING_SEALED, JOURNAL])
    await settingTable.bulkPut([...settings])
    await settingTable.put(settingRecord('lastBackup', lastBackup))
    return done(null)
  })
}

/** Deletes the journal, and the files that were added with it. */
export function dropJournal({ addedFiles }: RestoreJournal): Promise<Result<null, StorageFailure>> {
  return writeOnDevice([settingTable, fileTable], async () => {
    await fileTable.bulkDelete([...addedFiles])
    await settingTable.delete(JOURNAL)
    return done(null)
  })
}

/**
 * Completes an interrupted restore. Every page calls this before anything else reads or writes:
 * what was written in between would make the journal look like that of a restore that never
 * happened. One page at a time, because the next would apply it over what the first has written.
 */
export async function finishRestore(): Promise<void> {
  const locks = lockManager()
  await (locks ? locks.request(RESTORE_LOCK, finish) : finish())
}

async function finish(): Promise<void> {
  const stored = await settingTable.get(JOURNAL)
  const journal = fieldOf(stored, 'value')
  if (!isJournal(journal)) return
  const now = await fingerprintOfStored()
  await (now === journal.fingerprint ? applyJournal(journal) : dropJournal(journal))
}

/** The keys and revisions of all records: SHA-256 of their keys and `rev`. */
export function fingerprintOf(
  records: Readonly<Record<HiringStore, readonly unknown[]>>,
): Promise<string> {
  return digestOf(HIRING_STORES.flatMap((store) => records[store].map(marked(store))))
}

async function fingerprintOfStored(): Promise<string> {
  const marks = await database.transaction('r', Object.values(HIRING), async () => {
    const found: string[] = []
    for (const store of HIRING_STORES) {
      await readInBatches(HIRING[store], BATCH_SIZE, (raws) =>
        found.push(...raws.map(marked(store))),
      )
    }
    return found
  })
  return digestOf(marks)
}

/** Checks only the shape, because no other code writes the journal. */
function isJournal(value: unknown): value is RestoreJournal {
  const lists = ['settings', 'history', 'erased', 'keys', 'files', 'addedFiles', 'fileKeys']
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
