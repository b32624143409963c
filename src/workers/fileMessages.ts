/** What a page and its file worker say to each other. */
import type { Result } from '#schemas/result.ts'
import type { CannotDecrypt } from '#src/vault/files/encryptedFile.ts'

export interface FileInput {
  task: 'encrypt' | 'decrypt'
  file: Blob
  passphrase: string
}

/** Null if it could not be done, for example for want of memory. */
export type FileResult = Result<Blob, CannotDecrypt> | null
