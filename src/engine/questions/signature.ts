import type { Answer, AnswerOf } from '#schemas/answer.ts'
import { isEmptyText } from '#src/engine/text.ts'

import { defineKind } from './kind.ts'
import { blankTests } from './tests.ts'

/** Drawn, or the name typed. */
export const signature = defineKind('signature', isSignatureAnswer, () => ({
  tests: blankTests,
  isBlank: (answer) =>
    'typed' in answer
      ? isEmptyText(answer.typed)
      : answer.strokes.every((stroke) => stroke.length === 0),
  comparable: () => true,
  check: () => null,
}))

function isSignatureAnswer(answer: Answer): answer is AnswerOf<'signature'> {
  if (typeof answer !== 'object' || Array.isArray(answer)) return false
  if ('typed' in answer) return typeof answer.typed === 'string'
  return 'strokes' in answer && isListOfStrokes(answer.strokes)
}

function isListOfStrokes(value: unknown): boolean {
  return Array.isArray(value) && value.every((stroke) => Array.isArray(stroke))
}
