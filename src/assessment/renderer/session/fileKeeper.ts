import type { StoredFile } from '#schemas/answer.ts'
import type { Result } from '#schemas/result.ts'

/** Opens the files of a finished response; null if the bytes are missing. */
export type FileReader = {
  open: (file: StoredFile) => Promise<Blob | null>
}

/** Stores the files of an attempt in progress. */
export type FileKeeper = FileReader & {
  keep: (
    questionId: string,
    file: File,
  ) => Promise<Result<StoredFile, { kind: 'storage-full' | 'storage-failed' | 'too-much' }>>
  remove: (fileId: string) => Promise<void>
  /**
   * Called when files are chosen: `settling` resolves once each is in the answer or refused, with
   * the number of refusals.
   */
  adding: (settling: Promise<number>) => void
}
