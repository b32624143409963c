import type { Answer, AnswerOf } from '#schemas/answer.ts'
import { defineAnswering } from '#src/assessment/engine/kinds/parts/defineAnswering.ts'
import { blankOperators } from '#src/assessment/engine/kinds/parts/operators.ts'

/** Uploaded files, validated one by one before they are counted. */
export const file = defineAnswering('file', {
  fits: isFileAnswer,
  inExpressions: 'list',
  seconds: 60,
  rules: ({ accept, maxSize, minFiles = 0, maxFiles }) => ({
    operators: blankOperators,
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
})

function isFileAnswer(answer: Answer): answer is AnswerOf<'file'> {
  return Array.isArray(answer) && answer.every((item) => typeof item === 'object')
}

/**
 * Types are recognised by the extension in any case, because browsers report different media types.
 */
function hasEnding(name: string, accept: readonly string[]): boolean {
  const lower = name.toLowerCase()
  return accept.length === 0 || accept.some((ending) => lower.endsWith(ending))
}
