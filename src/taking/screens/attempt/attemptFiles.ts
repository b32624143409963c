import { done, failed } from '#schemas/result.ts'
import type { AttemptSeal } from '#src/taking/storage/attemptSeal.ts'
import type { FileKeeper } from '#src/assessment/renderer/session/fileKeeper.ts'

export type AttemptFiles = FileKeeper & {
  /** Resolves when no chosen file is still being added, with the number that could not be saved. */
  settled: () => Promise<number>
}

/**
 * In one chunk with the field for files, so it is here without the network wherever files can be
 * chosen.
 */
const storage = () => import('#src/storage/stored/files.ts')

/**
 * The files of one attempt. Their bytes are stored before any answer refers to them, and deleted
 * only once answers without them have been `saved`.
 */
export function attemptFiles(
  attemptId: string,
  seal: AttemptSeal | null,
  saved: () => Promise<boolean>,
): AttemptFiles {
  const underWay = new Set<Promise<number>>()
  return {
    async keep(questionId, file) {
      const { storeFile } = await storage()
      const kept = await storeFile({ owner: attemptId, questionId, file, seal })
      if (kept.ok) return done(kept.value)
      const { kind } = kept.error
      return failed({
        kind: kind === 'too-much' || kind === 'storage-full' ? kind : 'storage-failed',
      })
    },
    // Bytes that can't be deleted now are cleaned up on submission.
    async remove(fileId) {
      if (!(await saved())) return
      const { removeFile } = await storage()
      await removeFile(attemptId, fileId)
    },
    adding(settling) {
      underWay.add(settling)
      void settling.finally(() => underWay.delete(settling))
    },
    async settled() {
      const refused = await Promise.all(underWay)
      return refused.reduce((sum, count) => sum + count, 0)
    },
    async open({ fileId, type }) {
      const { getFile } = await storage()
      const record = await getFile(attemptId, fileId, seal)
      return record && new Blob([record.bytes], { type })
    },
  }
}
