import { fileSealOf } from '#src/storage/sealing/teamFiles.ts'
import { getFile } from '#src/storage/stored/files.ts'
import type { ShownAttempt } from '#src/review/model/reviewedAttempt.ts'
import type { FileReader } from '#src/assessment/renderer/session/fileKeeper.ts'

/** The files submitted with one attempt, whose key opens them in protected mode. */
export function attemptFiles({ attemptId, fileKey }: ShownAttempt): FileReader {
  return {
    async open({ fileId, type }) {
      const seal = fileKey === undefined ? null : await fileSealOf(attemptId, fileKey)
      const file = await getFile(attemptId, fileId, seal)
      return file && new Blob([file.bytes], { type })
    },
  }
}
