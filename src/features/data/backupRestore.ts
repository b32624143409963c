/**
 * Restores a backup: reads and validates it, asks, then writes. Kept outside the screen, so that it
 * continues while the user is elsewhere in the app.
 */
import { createStore, type Readable } from '#src/base/store.ts'
import type { StorageFailure } from '#src/db/core/query.ts'
import { type CannotRestore, replaceEverything } from '#src/db/whole/restoring.ts'
import type { Unreadable } from '#src/exchange/file/unreadable.ts'
import type { BackupContent } from '#src/exchange/backup/lineReader.ts'
import { bytesInBackup, readBackup } from '#src/exchange/backup/readBackup.ts'
import { sha256 } from '#src/vault/digest.ts'

/** A chosen file and its contents. */
export interface FoundBackup {
  file: File
  content: BackupContent
}

export type BackupRestore =
  | { kind: 'idle' }
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

/** Reads and validates a chosen file; writes nothing. */
export async function openBackup(file: File): Promise<void> {
  if (isBusy()) return
  const fileName = file.name
  const signal = cancellable()
  say({ kind: 'reading', fileName, done: 0, total: file.size })
  try {
    const onProgress = every(CHUNK, (progress) => say({ kind: 'reading', fileName, ...progress }))
    const read = await readBackup(file, { digest: sha256, onProgress, signal })
    if (read.ok) say({ kind: 'asking', found: { file, content: read.value } })
    else if (read.error.kind === 'cancelled') say({ kind: 'idle' })
    else say({ kind: 'unreadable', fileName, error: read.error })
  } catch {
    say({ kind: 'lost', fileName })
  }
}

/** Replaces everything with the confirmed backup. */
export async function replaceWithBackup({ file, content }: FoundBackup): Promise<void> {
  const { madeAt, records, files } = content
  say({ kind: 'replacing', step: 'pages', done: 0, total: 0 })
  const replaced = await replaceEverything(
    {
      records,
      files: files.map((place) => ({
        file: place.file,
        readBytes: () => bytesInBackup(file, place),
      })),
      lastBackup: { at: madeAt, fileName: file.name, size: file.size },
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
