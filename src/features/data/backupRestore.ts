/**
 * Replacing everything with what a backup holds: read and checked first, asked about, then written. Kept
 * outside of the screen, so that looking elsewhere in the meantime does not stop it.
 */
import type { StorageFailure } from '#src/db/query.ts'
import { type CannotRestore, replaceEverything } from '#src/db/restoring.ts'
import type { Unreadable } from '#src/exchange/file/unreadable.ts'
import type { BackupContent } from '#src/exchange/backup/lineReader.ts'
import { bytesInBackup, readBackup } from '#src/exchange/backup/readBackup.ts'
import { sha256 } from '#src/vault/digest.ts'

/** A file that was chosen, and what was found in it. */
export interface FoundBackup {
  file: File
  content: BackupContent
}

export type BackupRestore =
  | { kind: 'idle' }
  | { kind: 'reading'; fileName: string; done: number; total: number }
  | { kind: 'unreadable'; fileName: string; error: Unreadable }
  /** The file itself could not be read: it was moved, say. */
  | { kind: 'lost'; fileName: string }
  | { kind: 'asking'; found: FoundBackup }
  | { kind: 'replacing'; step: 'pages' | 'files' | 'records'; done: number; total: number }
  | { kind: 'failed'; error: CannotRestore | StorageFailure }
  | { kind: 'replaced'; madeAt: string }

let state: BackupRestore = { kind: 'idle' }
let cancelling: AbortController | null = null
const listeners = new Set<() => void>()

export function backupRestore(): BackupRestore {
  return state
}

export function onBackupRestore(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Reads and checks a chosen file; nothing is written. */
export async function openBackup(file: File): Promise<void> {
  if (state.kind === 'reading' || state.kind === 'replacing') return
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

/** Writes what was asked about in place of everything. */
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

/** After what it said was read, or when it was asked and declined. */
export function forgetRestore(): void {
  if (state.kind !== 'reading' && state.kind !== 'replacing') say({ kind: 'idle' })
}

/** Of bytes: between two looks at how far it is. */
const CHUNK = 512 * 1024

type Progress = { done: number; total: number }

/** Lines are many and short: one look at each would take longer than to read it. */
function every(step: number, tell: (progress: Progress) => void) {
  let next = step
  return (progress: Progress) => {
    if (progress.done < next) return
    next = progress.done + step
    tell(progress)
  }
}

function cancellable(): AbortSignal {
  cancelling = new AbortController()
  return cancelling.signal
}

function say(next: BackupRestore): void {
  state = next
  for (const listener of listeners) listener()
}
