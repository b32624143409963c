import type { StoredFile } from '#schemas/answer.ts'
import type { Result } from '#schemas/result.ts'

/** Opens what a finished response names; null when the bytes are not there. */
export type FileReader = {
  open: (file: StoredFile) => Promise<Blob | null>
}

/** Where the files of one filling are kept while it goes on. */
export type FileKeeper = FileReader & {
  keep: (
    questionId: string,
    file: File,
  ) => Promise<Result<StoredFile, { kind: 'storage-full' | 'storage-failed' | 'too-much' }>>
  remove: (fileId: string) => Promise<void>
  /**
   * Told of files that were chosen: `settling` does once each is in the answer or was refused, with how
   * many were.
   */
  adding: (settling: Promise<number>) => void
}
