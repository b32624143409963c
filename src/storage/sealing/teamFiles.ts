import type { Sealed } from '#schemas/sealing.ts'
import { draftKeyByTeam } from '#src/storage/vault/draftKey.ts'
import { decryptFile, type FileContent } from '#src/storage/vault/files/sealedFile.ts'

import { fileContext } from './contexts.ts'
import { openKeys } from './openKeys.ts'

/** Opens the files of one attempt for staff. Null if the key doesn't open, or protection is off. */
export async function fileSealOf(attemptId: string, fileKey: Sealed) {
  const keys = openKeys()
  const key = keys && (await draftKeyByTeam(attemptId, fileKey, keys.privateKey))
  if (key === null) return null
  return {
    decryptFile: (
      fileId: string,
      file: { iv: string; bytes: ArrayBuffer },
    ): Promise<FileContent | null> => decryptFile(key, file, fileContext(attemptId, fileId)),
  }
}
