import type { Answer } from '#schemas/answer.ts'
import type { Question } from '#schemas/question.ts'

import { isBlank } from '#src/assessment/engine/kinds/blank.ts'
import { answerOf, isShown } from './evaluation.ts'
import type { Evaluation } from './evaluationState.ts'
import { STARTED, startOf } from '#src/assessment/engine/calculated/compileCalculated.ts'
import type { Value } from '#src/assessment/engine/expressions/value.ts'
import { isSelfIdentification } from '#src/assessment/engine/selfIdentification.ts'

/** The target of a name in a text: the answer to a shown question, or a calculated value. */
export type Quoted =
  | { kind: 'answer'; question: Question; answer: Answer }
  | { kind: 'value'; value: Value }

/** The current value of a name in a text; null if it is blank, hidden or unknown (rule Q1). */
export function quotedIn(evaluation: Evaluation, name: string): Quoted | null {
  const { compiled, calculated, context } = evaluation
  const source = compiled.sourceByName().get(name)
  const question = compiled.questions[source ?? -1]?.question
  if (question !== undefined) {
    const answer = isShown(evaluation, question.id) ? answerOf(evaluation, question.id) : undefined
    if (answer === undefined || isBlank(question, answer)) return null
    if (isSelfIdentification(question)) return null
    return { kind: 'answer', question, answer }
  }
  if (source === undefined && name !== STARTED) return null
  const value = source === undefined ? startOf(context) : calculated[-1 - source]
  return value === null || value === undefined ? null : { kind: 'value', value }
}

/** The id of the question or calculated value that a name in a text refers to. */
export function idQuotedBy({ compiled }: Evaluation, name: string): string | null {
  const source = compiled.sourceByName().get(name)
  if (source === undefined) return null
  if (source < 0) return compiled.calculated[-1 - source]?.source.id ?? null
  return compiled.questions[source]?.question.id ?? null
}
