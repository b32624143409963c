import { getFile } from '#src/db/files.ts'
import type { FileReader } from '#src/renderer/fileKeeper.ts'

/** The files that were handed in with one attempt. */
export function attemptFiles(attemptId: string): FileReader {
  return {
    async open({ fileId, type }) {
      const record = await getFile(attemptId, fileId)
      return record && new Blob([record.bytes], { type })
    },
  }
}
