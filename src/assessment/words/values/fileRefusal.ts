import type { QuestionOf } from '#schemas/question.ts'

/** A file that was not added. `most`: the limit in bytes, for one file or for all together. */
export type RefusedFile = {
  name: string
  size: number
  most: number
  question: QuestionOf<'file'>
}

/** Why it was not added; the question is the one that it was chosen for. */
export type FileRefused = Omit<RefusedFile, 'question'> & { why: FileRefusal }

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

export function refusalWords(
  refusals: readonly FileRefused[],
  question: QuestionOf<'file'>,
  words: FileRefusals,
): string[] {
  return refusals.map(({ why, ...facts }) => words[why]({ ...facts, question }))
}
