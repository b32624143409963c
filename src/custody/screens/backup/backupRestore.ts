/**
 * Restores a backup: reads and validates it, asks, then writes. Kept outside the screen, so that it
 * continues while the user is elsewhere in the app.
 */
import { fileNameText } from '#src/assessment/engine/texts/fileNames.ts'
import { createStore, type Readable } from '#src/base/store.ts'
import type { StorageFailure } from '#src/storage/core/query.ts'
import { type CannotRestore, replaceEverything } from '#src/custody/storage/restoring.ts'
import type { Unreadable } from '#src/storage/json/unreadableFile.ts'
import type { BackupContent } from '#src/custody/files/lineReader.ts'
import { bytesInBackup, readBackup } from '#src/custody/files/readBackup.ts'
import { sha256 } from '#src/storage/vault/digest.ts'
import { fileEncryption } from '#src/storage/vault/files/fileEncryption.ts'
import { normalisePassphrase } from '#src/storage/vault/normalisePassphrase.ts'
import { decryptInWorker } from '#src/custody/workers/fileInWorker.ts'

/** A chosen file and its contents. `lines`: the file itself, or what was encrypted in it. */
export interface FoundBackup {
  file: File
  lines: Blob
  content: BackupContent
}

export type BackupRestore =
  | { kind: 'idle' }
  /** The file is encrypted: its passphrase is needed. */
  | { kind: 'locked'; file: File }
  | { kind: 'reading'; fileName: string; done: number; total: number }
  | { kind: 'unreadable'; fileName: string; error: Unreadable }
  /** The file itself could not be read, for example because it was moved. */
  | { kind: 'lost'; fileName: string }
  | { kind: 'asking'; found: FoundBackup }
  | { kind: 'replacing'; step: 'pages' | 'files' | 'records'; done: number; total: number }
  | { kind: 'failed'; error: CannotRestore | StorageFailure }
  | { kind: 'replaced'; madeAt: string }

let cancelling: AbortController | null = null
const { set: say, ...store } = createStore<BackupRestore>({ kind: 'idle' })

export const backupRestore: Readable<BackupRestore> = store

/** Reads and validates a chosen file, or asks for its passphrase; writes nothing. */
export async function openBackup(file: File): Promise<void> {
  if (isBusy()) return
  const encryption = await fileEncryption(file).catch(() => null)
  if (encryption === null) say({ kind: 'lost', fileName: fileNameText(file.name) })
  else if (encryption === 'passphrase') say({ kind: 'locked', file })
  else if (encryption === 'other') sayUnreadable(file, OTHERWISE_ENCRYPTED)
  else await readLines(file, file)
}

/** True if the passphrase fits: the file is then read, or said to be damaged. */
export async function decryptBackup(file: File, passphrase: string): Promise<boolean> {
  const signal = cancellable()
  const opened = await decryptWith(normalisePassphrase(passphrase), file, signal)
  // The age tool takes a passphrase to the letter.
  const read =
    opened === 'wrong' && passphrase !== normalisePassphrase(passphrase)
      ? await decryptWith(passphrase, file, signal)
      : opened
  if (read === 'wrong') return false
  if (read === 'damaged') sayUnreadable(file, DAMAGED)
  else if (read === null) say({ kind: 'idle' })
  else await readLines(read, file)
  return true
}

/** Null if it was cancelled. */
async function decryptWith(passphrase: string, file: File, signal: AbortSignal) {
  const opened = await decryptInWorker(file, passphrase, signal)
  if (opened === null) return null
  return opened.ok ? opened.value : opened.error.kind
}

const OTHERWISE_ENCRYPTED =
  'it is encrypted for a key or as text: choose a backup that TalentFlow encrypted with a passphrase'
const DAMAGED = 'it was changed or cut off after it was encrypted: use a complete copy of it'

function sayUnreadable({ name }: File, why: string): void {
  const fileName = fileNameText(name)
  say({ kind: 'unreadable', fileName, error: { kind: 'unreadable', where: '', why } })
}

async function readLines(lines: Blob, file: File): Promise<void> {
  const fileName = fileNameText(file.name)
  const signal = cancellable()
  say({ kind: 'reading', fileName, done: 0, total: lines.size })
  try {
    const onProgress = every(CHUNK, (progress) => say({ kind: 'reading', fileName, ...progress }))
    const read = await readBackup(lines, { digest: sha256, onProgress, signal })
    if (read.ok) say({ kind: 'asking', found: { file, lines, content: read.value } })
    else if (read.error.kind === 'cancelled') say({ kind: 'idle' })
    else say({ kind: 'unreadable', fileName, error: read.error })
  } catch {
    say({ kind: 'lost', fileName })
  }
}

/** Replaces everything with the confirmed backup. */
export async function replaceWithBackup({ file, lines, content }: FoundBackup): Promise<void> {
  const { madeAt, records, files } = content
  say({ kind: 'replacing', step: 'pages', done: 0, total: 0 })
  const replaced = await replaceEverything(
    {
      records,
      files: files.map((place) => ({
        file: place.file,
        readBytes: () => bytesInBackup(lines, place),
      })),
      lastBackup: { at: madeAt, fileName: fileNameText(file.name), size: file.size },
    },
    { onProgress: (progress) => say({ kind: 'replacing', ...progress }), signal: cancellable() },
  )
  if (replaced.ok) say({ kind: 'replaced', madeAt })
  else if (replaced.error.kind === 'cancelled') say({ kind: 'idle' })
  else say({ kind: 'failed', error: replaced.error })
}

export function cancelRestore(): void {
  cancelling?.abort()
}

/** Call after its message was read, or after the user declined. */
export function clearRestore(): void {
  if (!isBusy()) say({ kind: 'idle' })
}

/** Bytes between two progress updates. */
const CHUNK = 512 * 1024

type Progress = { done: number; total: number }

/** Lines are short, so an update for each would take longer than reading it. */
function every(step: number, notify: (progress: Progress) => void) {
  let next = step
  return (progress: Progress) => {
    if (progress.done < next) return
    next = progress.done + step
    notify(progress)
  }
}

function cancellable(): AbortSignal {
  cancelling = new AbortController()
  return cancelling.signal
}

function isBusy(): boolean {
  const { kind } = store.getState()
  return kind === 'reading' || kind === 'replacing'
}
