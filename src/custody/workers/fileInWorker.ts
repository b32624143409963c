/** Encrypts and decrypts files with a passphrase without holding up the page. */
import type { Result } from '#schemas/result.ts'
import type { CannotDecrypt } from '#src/storage/vault/files/encryptedFile.ts'

import { ask, type TaskWorker } from '#src/storage/workers/ask.ts'
import type { FileTasks } from './fileTasks.ts'

const fileWorker: TaskWorker<FileTasks> = {
  name: 'file',
  load: async () => (await import('./fileTasks.ts')).fileTasks,
}

/** Throws if it can't be done, for example because the file was moved. */
export function encryptInWorker(file: Blob, passphrase: string): Promise<Blob> {
  return ask(fileWorker, 'encrypt', { file, passphrase })
}

/** Null if it was cancelled. */
export function decryptInWorker(
  file: Blob,
  passphrase: string,
  signal: AbortSignal,
): Promise<Result<Blob, CannotDecrypt> | null> {
  return ask(fileWorker, 'decrypt', { file, passphrase }, { signal })
}
