/** Encrypts or decrypts one file with a passphrase, off the main thread. */
import { done } from '#schemas/result.ts'
import { decryptFile, encryptFile } from '#src/vault/files/encryptedFile.ts'

import type { FileInput, FileResult } from './fileMessages.ts'

self.onmessage = ({ data }: MessageEvent<FileInput>) => {
  resultOf(data).then(reply, () => reply(null))
}

async function resultOf({ task, file, passphrase }: FileInput): Promise<FileResult> {
  return task === 'encrypt'
    ? done(await encryptFile(file, passphrase))
    : decryptFile(file, passphrase)
}

function reply(result: FileResult): void {
  self.postMessage(result)
}
