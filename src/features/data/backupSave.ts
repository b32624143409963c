/**
 * Saves everything to a file. Kept outside the screen, so that it continues while the user is
 * elsewhere in the app.
 */
import { asError } from '#src/base/asError.ts'
import { createStore, type Readable } from '#src/base/store.ts'
import { setSetting } from '#src/db/device/device.ts'
import { takeSnapshot } from '#src/db/whole/snapshot.ts'
import { backupFileName } from '#src/exchange/backup/fileName.ts'
import { type WrittenBackup, writeBackup } from '#src/exchange/backup/writeBackup.ts'
import { saveFile } from '#src/ui/saveFile.ts'

export type BackupSave =
  | { kind: 'idle' }
  | { kind: 'saving' }
  | { kind: 'saved'; fileName: string; written: WrittenBackup }
  /** Storage could not be read, or the data doesn't fit into memory. */
  | { kind: 'failed'; message: string }

const { set: say, ...store } = createStore<BackupSave>({ kind: 'idle' })

export const backupSave: Readable<BackupSave> = store

/** Does nothing while it is running. */
export async function saveBackup(): Promise<void> {
  if (store.getState().kind === 'saving') return
  say({ kind: 'saving' })
  const now = new Date()
  const fileName = backupFileName(now)
  try {
    const written = await writeBackup(takeSnapshot(), now.toISOString())
    saveFile(fileName, written.file)
    const size = written.file.size
    // On a full disk this can't be stored, but the file exists.
    await setSetting('lastBackup', { at: now.toISOString(), fileName, size })
    say({ kind: 'saved', fileName, written })
  } catch (error) {
    say({ kind: 'failed', message: asError(error).message })
  }
}

export function clearBackupSave(): void {
  if (store.getState().kind !== 'saving') say({ kind: 'idle' })
}
