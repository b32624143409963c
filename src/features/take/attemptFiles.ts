import { done, failed } from '#schemas/result.ts'
import { getFile, keepFile, removeFile } from '#src/db/files.ts'
import type { FileKeeper } from '#src/renderer/fileKeeper.ts'

export type AttemptFiles = FileKeeper & {
  /** Once no chosen file is on its way into an answer: how many of those that were are not kept. */
  settled: () => Promise<number>
}

/**
 * The files of one attempt. Their bytes are stored before any answer names them, and stay until the
 * answers that named them are `saved` without them.
 */
export function attemptFiles(attemptId: string, saved: () => Promise<boolean>): AttemptFiles {
  const underWay = new Set<Promise<number>>()
  return {
    async keep(questionId, file) {
      const kept = await keepFile({ owner: attemptId, questionId, file })
      if (kept.ok) return done(kept.value)
      const { kind } = kept.error
      return failed({
        kind: kind === 'too-much' || kind === 'storage-full' ? kind : 'storage-failed',
      })
    },
    // Bytes that can't be removed now are swept when the response is submitted.
    async remove(fileId) {
      if (await saved()) await removeFile(attemptId, fileId)
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
      const record = await getFile(attemptId, fileId)
      return record && new Blob([record.bytes], { type })
    },
  }
}
