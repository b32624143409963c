import { getFile } from '#src/db/stored/files.ts'
import type { FileReader } from '#src/renderer/session/fileKeeper.ts'

/** The files submitted with one attempt. */
export function attemptFiles(attemptId: string): FileReader {
  return {
    async open({ fileId, type }) {
      const record = await getFile(attemptId, fileId)
      return record && new Blob([record.bytes], { type })
    },
  }
}
