/** The meaning of answers to the kinds without a key, which takes a few lines each. */
import type { Answer, AnswerOf } from '#schemas/answer.ts'
import { codePoints, isEmptyText } from '#src/assessment/engine/texts/text.ts'

import { defineAnswering, defineUnanswerable } from './parts/defineAnswering.ts'
import { blankOperators, equalityOperators } from './parts/operators.ts'
import { checkLength, isTextAnswer, textLens } from './parts/textAnswers.ts'

/** Text of several lines. */
export const longText = defineAnswering('longText', {
  fits: isTextAnswer,
  inExpressions: 'text',
  seconds: 150,
  rules: (question) => ({
    ...textLens,
    check: checkLength(question),
  }),
})

/** Source code: compared and counted like any text, never run. */
export const code = defineAnswering('code', {
  fits: isTextAnswer,
  inExpressions: 'text',
  seconds: 240,
  rules: (question) => ({
    ...textLens,
    check: checkLength(question),
  }),
})

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

/** A checkbox; unticked counts as blank. */
export const consent = defineAnswering('consent', {
  fits: isTicked,
  inExpressions: 'boolean',
  seconds: 10,
  rules: () => ({
    operators: equalityOperators,
    isBlank: () => false,
    comparable: () => true,
    check: () => null,
  }),
})

function isTicked(answer: Answer): answer is true {
  return answer === true
}

export const statement = defineUnanswerable('statement')
