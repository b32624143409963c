import type { StoredFile } from '#schemas/answer.ts'
import { checkRanges } from '#src/assessment/engine/kinds/parts/checkRanges.ts'
import { defineAuthoring } from '#src/assessment/engine/kinds/parts/defineAuthoring.ts'

/** The default size limit per file. */
const FILE_BYTES = 5 * 1024 * 1024

const emptyFile: StoredFile = {
  fileId: 'f1',
  name: 'cv.pdf',
  type: 'application/pdf',
  size: 0,
  sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
}

export const file = defineAuthoring('file', {
  added: (shared) => ({
    ...shared,
    required: false,
    kind: 'file',
    accept: [],
    maxFiles: 1,
    maxSize: FILE_BYTES,
  }),
  check: ({ minFiles, maxFiles }, at) =>
    checkRanges([['minFiles', minFiles, 'maxFiles', maxFiles]], at),
  compared: 'text',
  examples: [[emptyFile]],
})
