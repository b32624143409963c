import type { Answer, AnswerOf } from '#schemas/answer.ts'

import { defineKind } from './kind.ts'
import { blankTests } from './tests.ts'

/** Real files, looked at one by one before they are counted. */
export const file = defineKind(
  'file',
  isFileAnswer,
  ({ accept, maxSize, minFiles = 0, maxFiles }) => ({
    tests: blankTests,
    isBlank: (answer) => answer.length === 0,
    comparable: (answer) => answer.map((stored) => stored.fileId),
    measures: { count: (answer) => answer.length },
    check: (answer) => {
      for (const { name, size } of answer) {
        if (!hasEnding(name, accept)) return { rule: 'fileType', fileName: name }
        if (size === 0) return { rule: 'emptyFile', fileName: name }
        if (size > maxSize) return { rule: 'fileSize', limit: maxSize, fileName: name }
      }
      if (answer.length < minFiles) return { rule: 'minFiles', limit: minFiles }
      if (answer.length > maxFiles) return { rule: 'maxFiles', limit: maxFiles }
      return null
    },
  }),
)

function isFileAnswer(answer: Answer): answer is AnswerOf<'file'> {
  return Array.isArray(answer) && answer.every((item) => typeof item === 'object')
}

/** Types are told by the ending of the name, whatever its case: browsers' media types vary. */
function hasEnding(name: string, accept: readonly string[]): boolean {
  const lower = name.toLowerCase()
  return accept.length === 0 || accept.some((ending) => lower.endsWith(ending))
}
