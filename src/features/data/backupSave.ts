/**
 * Saving everything as a file. Kept outside of the screen, so that looking elsewhere in the meantime does
 * not stop it.
 */
import { setSetting } from '#src/db/device.ts'
import { takeSnapshot } from '#src/db/snapshot.ts'
import { backupFileName } from '#src/exchange/backup/fileName.ts'
import { type WrittenBackup, writeBackup } from '#src/exchange/backup/writeBackup.ts'
import { saveFile } from '#src/ui/saveFile.ts'

export type BackupSave =
  | { kind: 'idle' }
  | { kind: 'saving' }
  | { kind: 'saved'; fileName: string; written: WrittenBackup }
  /** Storage could not be read, or not everything fits into memory. */
  | { kind: 'failed'; message: string }

let state: BackupSave = { kind: 'idle' }
const listeners = new Set<() => void>()

export function backupSave(): BackupSave {
  return state
}

export function onBackupSave(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Does nothing while it is running. */
export async function saveBackup(): Promise<void> {
  if (state.kind === 'saving') return
  say({ kind: 'saving' })
  const now = new Date()
  const fileName = backupFileName(now)
  try {
    const written = await writeBackup(takeSnapshot(), now.toISOString())
    saveFile(fileName, written.file)
    const size = written.file.size
    // On a full disk this can't be written down; the file is there all the same.
    await setSetting('lastBackup', { at: now.toISOString(), fileName, size })
    say({ kind: 'saved', fileName, written })
  } catch (error) {
    say({ kind: 'failed', message: error instanceof Error ? error.message : String(error) })
  }
}

export function forgetBackupSave(): void {
  if (state.kind !== 'saving') say({ kind: 'idle' })
}

function say(next: BackupSave): void {
  state = next
  for (const listener of listeners) listener()
}
