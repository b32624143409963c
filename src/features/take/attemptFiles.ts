import { done, failed } from '#schemas/result.ts'
import { getFile, keepFile, removeFile } from '#src/db/files.ts'
import type { FileKeeper } from '#src/renderer/fileKeeper.ts'

export type AttemptFiles = FileKeeper & {
  /** When no chosen file is still on its way into an answer. */
  settled: () => Promise<void>
}

/**
 * The files of one attempt. Their bytes are stored before any answer names them, and stay until the
 * answers that named them are `saved` without them.
 */
export function attemptFiles(attemptId: string, saved: () => Promise<boolean>): AttemptFiles {
  let underWay: Promise<unknown> = Promise.resolve()
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
      underWay = Promise.allSettled([underWay, settling])
    },
    async settled() {
      await underWay
    },
    async open({ fileId, type }) {
      const record = await getFile(attemptId, fileId)
      return record && new Blob([record.bytes], { type })
    },
  }
}
