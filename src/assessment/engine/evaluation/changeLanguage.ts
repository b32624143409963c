import type { Definition } from '#schemas/definition.ts'
import { compile } from './compile.ts'
import { answersOf, startEvaluation } from './evaluation.ts'
import type { Evaluation } from './evaluationState.ts'

/** Continues with the same definition in another language (rule Z5). */
export function evaluateInLanguage(evaluation: Evaluation, definition: Definition): Evaluation {
  const context = { ...evaluation.context, language: definition.language }
  return startEvaluation(compile(definition), answersOf(evaluation), context)
}
