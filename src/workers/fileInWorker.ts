/** Encrypts and decrypts files with a passphrase without holding up the page. */
import type { Result } from '#schemas/result.ts'
import type { CannotDecrypt } from '#src/vault/files/encryptedFile.ts'

import { askOnce } from './askOnce.ts'
import type { FileInput, FileResult } from './fileMessages.ts'
import { startWorker } from './startWorker.ts'

/** Throws if it can't be done, for example because the file was moved. */
export async function encryptInWorker(file: Blob, passphrase: string): Promise<Blob> {
  const result = await inWorker({ task: 'encrypt', file, passphrase })
  if (result?.ok) return result.value
  const { encryptFile } = await import('#src/vault/files/encryptedFile.ts')
  return encryptFile(file, passphrase)
}

/** Null if it was cancelled. */
export async function decryptInWorker(
  file: Blob,
  passphrase: string,
  signal: AbortSignal,
): Promise<Result<Blob, CannotDecrypt> | null> {
  const result = await inWorker({ task: 'decrypt', file, passphrase }, signal)
  if (result !== null || signal.aborted) return result
  const { decryptFile } = await import('#src/vault/files/encryptedFile.ts')
  return decryptFile(file, passphrase)
}

/** Null if the browser has no workers, this one failed, or it was cancelled. */
async function inWorker(input: FileInput, signal?: AbortSignal): Promise<FileResult> {
  const worker = startWorker('file')
  return worker === null ? null : askOnce<FileResult>(worker, input, signal)
}
