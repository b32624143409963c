import type { QuestionOf } from '#schemas/question.ts'

/** A file that was not added. `most`: the limit in bytes, for one file or for all together. */
export type RefusedFile = {
  name: string
  size: number
  most: number
  question: QuestionOf<'file'>
}

/** A message for every reason why a file is not added. */
export type FileRefusals = {
  readonly [R in FileRefusal]: (facts: RefusedFile) => string
}

export type FileRefusal =
  | 'emptyFile'
  | 'fileSize'
  | 'fileType'
  | 'maxFiles'
  | 'too-much'
  | 'storage-full'
  | 'storage-failed'
