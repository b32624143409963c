import type { Result } from '#schemas/result.ts'
import {
  type CannotDecrypt,
  decryptFile,
  encryptFile,
} from '#src/storage/vault/files/encryptedFile.ts'

import type { Tasks } from '#src/storage/workers/tasks.ts'

interface FileInput {
  file: Blob
  passphrase: string
}

export interface FileTasks {
  encrypt: { input: FileInput; progress: never; result: Blob }
  decrypt: { input: FileInput; progress: never; result: Result<Blob, CannotDecrypt> }
}

export const fileTasks: Tasks<FileTasks> = {
  encrypt: ({ file, passphrase }) => encryptFile(file, passphrase),
  decrypt: ({ file, passphrase }) => decryptFile(file, passphrase),
}
