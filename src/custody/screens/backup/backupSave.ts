/**
 * Saves everything to a file. Kept outside the screen, so that it continues while the user is
 * elsewhere in the app.
 */
import { asError } from '#src/base/asError.ts'
import { createStore, type Readable } from '#src/base/store.ts'
import { setSetting } from '#src/storage/device/device.ts'
import { takeSnapshot } from '#src/custody/storage/snapshot.ts'
import { backupFileName } from '#src/custody/files/fileName.ts'
import { type WrittenBackup, writeBackup } from '#src/custody/files/writeBackup.ts'
import { saveFile } from '#src/ui/saveFile.ts'
import { normalisePassphrase } from '#src/storage/vault/normalisePassphrase.ts'
import { encryptInWorker } from '#src/custody/workers/fileInWorker.ts'

export type BackupSave =
  | { kind: 'idle' }
  | { kind: 'saving' }
  | { kind: 'saved'; fileName: string; written: WrittenBackup; isEncrypted: boolean }
  /** Storage could not be read, or the data doesn't fit into memory. */
  | { kind: 'failed'; message: string }

const { set: say, ...store } = createStore<BackupSave>({ kind: 'idle' })

export const backupSave: Readable<BackupSave> = store

/** Encrypted if there is a passphrase. Does nothing while it is running. */
export async function saveBackup(passphrase: string | null = null): Promise<void> {
  if (store.getState().kind === 'saving') return
  say({ kind: 'saving' })
  const now = new Date()
  const isEncrypted = passphrase !== null
  const fileName = backupFileName(now, isEncrypted)
  try {
    const plain = await writeBackup(takeSnapshot(), now.toISOString())
    const written = isEncrypted
      ? { ...plain, file: await encrypted(plain.file, passphrase) }
      : plain
    saveFile(fileName, written.file)
    const size = written.file.size
    // On a full disk this can't be stored, but the file exists.
    await setSetting('lastBackup', { at: now.toISOString(), fileName, size })
    say({ kind: 'saved', fileName, written, isEncrypted })
  } catch (error) {
    say({ kind: 'failed', message: asError(error).message })
  }
}

const encrypted = (file: Blob, passphrase: string) =>
  encryptInWorker(file, normalisePassphrase(passphrase))

export function clearBackupSave(): void {
  if (store.getState().kind !== 'saving') say({ kind: 'idle' })
}
