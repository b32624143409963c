import type { StoredFile } from '#schemas/answer.ts'
import { done } from '#schemas/result.ts'
import type { FileKeeper } from '#src/assessment/renderer/session/fileKeeper.ts'
import { sha256 } from '#src/storage/vault/digest.ts'
import { mintId } from '#src/storage/vault/randomness.ts'

/** Files chosen in the preview are kept in memory only. */
export function createTrialFiles(): FileKeeper {
  const fileById = new Map<string, File>()
  return {
    async keep(_questionId, file) {
      const stored: StoredFile = {
        fileId: mintId('f'),
        name: file.name,
        type: file.type,
        size: file.size,
        sha256: await sha256(await file.arrayBuffer()),
      }
      fileById.set(stored.fileId, file)
      return done(stored)
    },
    async remove(fileId) {
      fileById.delete(fileId)
    },
    adding: () => undefined,
    open: async ({ fileId }) => fileById.get(fileId) ?? null,
  }
}
