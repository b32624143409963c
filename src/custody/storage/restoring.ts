/**
 * Replaces everything in both databases with the contents of a backup. The order makes it all or
 * nothing, whatever fails or is interrupted:
 *
 * 1. The intended contents of the device database are written to it as a journal, and missing files
 * are added. No record refers to either yet.
 *
 * 2. The hiring records are replaced in one transaction. If that fails, what was added is dropped.
 *
 * 3. The journal is applied to the device database in one transaction. If that fails, the next
 * page does it before it reads anything (`finishRestore`).
 */
import type { BackedUpFile, BackupStore } from '#schemas/files/backup.ts'
import type { FileRecord, SettingValue } from '#schemas/records/device.ts'
import { done, failed, type Result } from '#schemas/result.ts'
import { sha256 } from '#src/storage/vault/digest.ts'

import { fileTable } from '#src/storage/core/deviceDatabase.ts'
import { NOTHING_SEALED_RECORD } from '#src/storage/device/missingKey.ts'
import { isFileEncrypted, isSealed } from '#src/storage/records/isSealed.ts'
import { getStoredFile } from '#src/storage/stored/files.ts'
import type { StorageFailure } from '#src/storage/core/query.ts'
import { fieldOf } from '#src/storage/core/rawField.ts'
import { closeOtherPages, whileRestoring } from './otherPages.ts'
import {
  applyJournal,
  dropJournal,
  fingerprintOf,
  HIRING,
  type HiringStore,
  type RestoreJournal,
  writeJournal,
} from './restoreJournal.ts'
import { write, writeOnDevice } from '#src/storage/core/writing.ts'

/** Validated: every record matches its store's schema, or is kept as damaged. */
export interface Replacement {
  records: Readonly<Record<BackupStore, readonly unknown[]>>
  files: readonly ReplacementFile[]
  lastBackup: SettingValue<'lastBackup'>
}

interface ReplacementFile {
  file: BackedUpFile
  /** Null if the backup was changed since it was validated. */
  readBytes: () => Promise<ArrayBuffer | null>
}

export type CannotRestore =
  | { kind: 'cancelled' }
  /** How many are open in other tabs that did not release them. */
  | { kind: 'in-use'; responses: number; drafts: number }
  | { kind: 'backup-changed' }

interface RunOptions {
  onProgress?: (progress: { step: 'files' | 'records'; done: number; total: number }) => void
  signal?: AbortSignal
}

/**
 * Replaces everything. Every other page is reloaded, and this one should be too, because what it
 * has in memory no longer exists. `isFinished` is false if step 3 is left to the next page.
 */
export function replaceEverything(
  replacement: Replacement,
  options: RunOptions = {},
): Promise<Result<{ isFinished: boolean }, CannotRestore | StorageFailure>> {
  return whileRestoring(async () => {
    const open = await closeOtherPages()
    if (open.responses + open.drafts > 0) return failed({ kind: 'in-use', ...open })
    const journal = await journalOf(replacement)
    if (!journal.ok) return journal
    const replaced = await replaceHiring(replacement, journal.value, options)
    if (!replaced.ok) {
      await dropJournal(journal.value)
      return replaced
    }
    const applied = await applyJournal(journal.value)
    return done({ isFinished: applied.ok })
  })
}

/** Large enough for visible progress, small enough to cancel promptly. */
const BATCH_SIZE = 250

async function journalOf({
  records,
  files,
  lastBackup,
}: Replacement): Promise<Result<RestoreJournal, CannotRestore>> {
  const there = new Set((await fileTable.toCollection().primaryKeys()).map(nameOf))
  const changed: unknown[] = [...records.files]
  for (const { file, readBytes } of files) {
    if (!there.has(nameOf(keyOf(file)))) continue
    const stored = await getStoredFile(file.owner, file.fileId)
    if (stored && (await isSame(file, stored))) continue
    const bytes = await readBytes()
    if (bytes === null) return failed({ kind: 'backup-changed' })
    changed.push(recordOf(file, bytes))
  }
  const fileKeys = [...files.map(({ file }) => keyOf(file)), ...records.files.map(keyOfRaw)]
  return done({
    fingerprint: await fingerprintOf(records),
    settings: [...records.settings, ...(isPlain(records, files) ? [NOTHING_SEALED_RECORD] : [])],
    history: [...records.history],
    erased: [...records.erased],
    team: [...records.team],
    keys: [...records.keys],
    files: changed,
    fileKeys,
    addedFiles: files.map(({ file }) => keyOf(file)).filter((key) => !there.has(nameOf(key))),
    lastBackup,
  })
}

/** A page that still has the former key must not put it back. */
function isPlain(records: Replacement['records'], files: Replacement['files']): boolean {
  return (
    records.keys.length === 0 &&
    ![...STORES, 'history' as const].some((store) => records[store].some(isSealed)) &&
    ![...records.files, ...files.map(({ file }) => file)].some(isFileEncrypted)
  )
}

async function replaceHiring(
  { records, files }: Replacement,
  journal: RestoreJournal,
  options: RunOptions,
): Promise<Result<null, CannotRestore | StorageFailure>> {
  const written = await writeJournal(journal)
  if (!written.ok) return written
  const added = await addFiles(files, journal.addedFiles, options)
  return added.ok ? putRecords(records, options) : added
}

/** Adds each file in its own transaction, because nothing refers to it yet. */
async function addFiles(
  files: Replacement['files'],
  keys: RestoreJournal['addedFiles'],
  { onProgress, signal }: RunOptions,
): Promise<Result<null, CannotRestore | StorageFailure>> {
  const wanted = new Set(keys.map(nameOf))
  let count = 0
  for (const { file, readBytes } of files) {
    if (!wanted.has(nameOf(keyOf(file)))) continue
    if (signal?.aborted) return failed({ kind: 'cancelled' })
    const bytes = await readBytes()
    if (bytes === null) return failed({ kind: 'backup-changed' })
    const added = await writeOnDevice([fileTable], async () => {
      await fileTable.put(recordOf(file, bytes))
      return done(null)
    })
    if (!added.ok) return added
    count += 1
    onProgress?.({ step: 'files', done: count, total: wanted.size })
  }
  return done(null)
}

async function putRecords(
  records: Replacement['records'],
  { onProgress, signal }: RunOptions,
): Promise<Result<null, CannotRestore | StorageFailure>> {
  const total = STORES.reduce((sum, store) => sum + records[store].length, 0)
  const cancelled = () => signal?.aborted === true
  const replaced = await write(Object.values(HIRING), async (transaction) => {
    let count = 0
    for (const store of STORES) {
      await HIRING[store].clear()
      for (let start = 0; start < records[store].length; start += BATCH_SIZE) {
        const batchSize = records[store].slice(start, start + BATCH_SIZE)
        await HIRING[store].bulkAdd(batchSize)
        count += batchSize.length
        onProgress?.({ step: 'records', done: count, total })
        if (cancelled()) {
          transaction.abort()
          return failed({ kind: 'cancelled' })
        }
      }
    }
    return done(null)
  })
  return replaced.ok || !cancelled() ? replaced : failed({ kind: 'cancelled' })
}

const STORES: readonly HiringStore[] = ['Jobs', 'Candidates', 'Assessments', 'Responses']

type FileKey = [owner: string, fileId: string]

function keyOf({ owner, fileId }: BackedUpFile): FileKey {
  return [owner, fileId]
}

function keyOfRaw(raw: unknown): FileKey {
  return [String(fieldOf(raw, 'owner')), String(fieldOf(raw, 'fileId'))]
}

function nameOf(key: readonly string[]): string {
  return JSON.stringify(key)
}

function recordOf(file: BackedUpFile, bytes: ArrayBuffer): FileRecord {
  const { sha256: _checked, ...fields } = file
  return { ...fields, bytes }
}

async function isSame(file: BackedUpFile, { bytes, ...stored }: FileRecord): Promise<boolean> {
  const isNamedSo = stored.name === file.name && stored.type === file.type
  return isNamedSo && (await sha256(bytes)) === file.sha256
}
