import type { Answer, AnswerOf } from '#schemas/answer.ts'
import { defineAnswering } from '#src/engine/kinds/parts/defineAnswering.ts'
import { blankOperators } from '#src/engine/kinds/parts/operators.ts'
import { codePoints, isEmptyText } from '#src/engine/texts/text.ts'

/** In code points (rule L20). */
export const MAX_TYPED_NAME = 200

/** Drawn, or typed as a name. */
export const signature = defineAnswering('signature', {
  fits: isSignatureAnswer,
  inExpressions: null,
  seconds: 20,
  rules: () => ({
    operators: blankOperators,
    isBlank: (answer) =>
      'typed' in answer
        ? isEmptyText(answer.typed)
        : answer.strokes.every((stroke) => stroke.length === 0),
    comparable: () => true,
    check: (answer) =>
      'typed' in answer && codePoints(answer.typed) > MAX_TYPED_NAME
        ? { rule: 'maxLength', limit: MAX_TYPED_NAME }
        : null,
  }),
})

function isSignatureAnswer(answer: Answer): answer is AnswerOf<'signature'> {
  if (typeof answer !== 'object' || Array.isArray(answer)) return false
  if ('typed' in answer) return typeof answer.typed === 'string'
  return 'strokes' in answer && isListOfStrokes(answer.strokes)
}

function isListOfStrokes(value: unknown): boolean {
  return Array.isArray(value) && value.every((stroke) => Array.isArray(stroke))
}
